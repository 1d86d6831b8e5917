import { bounded, maxLengths } from '@/lib/text/bounded';
import type { NutritionFacts, NutritionRow } from '../../types';
import { isRecord } from './per-size';

const perContainerSuffix = 'PerContainer';
const ownFields = new Set(['servingSizeDisclaimer', 'microNutrients', '__typename']);

/** More rows than any label has. */
const maxRows = 200;

const entriesOf = (value: Readonly<Record<string, unknown>>) =>
  Object.entries(value)
    .filter(([name]) => name.length <= maxLengths.line)
    .slice(0, maxRows);

function scalar(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? bounded(value, maxLengths.line).trim() || null : null;
}

function scalars(value: unknown): { name: string; value: string }[] {
  if (!isRecord(value)) return [];
  return entriesOf(value).flatMap(([name, entry]) => {
    const text = scalar(entry);
    return text === null ? [] : [{ name, value: text }];
  });
}

/** Parses an object such as `sugar`, which has a total and parts. */
function groupRow(name: string, value: unknown): NutritionRow[] {
  const parts = scalars(value);
  if (parts.length === 0) return [];
  const total = parts.find((part) => part.name === 'total')?.value ?? '';
  return [{ kind: 'group', name, value: total, items: parts.filter((part) => part.name !== 'total') }];
}

function toRow(name: string, value: unknown, facts: Record<string, unknown>): NutritionRow[] {
  const single = scalar(value);
  if (single === null) return groupRow(name, value);
  const perContainer = scalar(facts[`${name}${perContainerSuffix}`]);
  return perContainer === null
    ? [{ kind: 'single', name, value: single }]
    : [{ kind: 'paired', name, value: single, perContainer }];
}

/** Returns whether an entry is the `…PerContainer` half of a pair. Its sibling's row shows it. */
function isPairedHalf(name: string, facts: Record<string, unknown>): boolean {
  if (!name.endsWith(perContainerSuffix)) return false;
  return scalar(facts[name.slice(0, -perContainerSuffix.length)]) !== null;
}

/**
 * Parses nutrition facts (PROD-09). Drops arrays and other unexpected values. Anything but an object is null.
 */
export function toNutritionFacts(value: unknown): NutritionFacts | null {
  if (!isRecord(value)) return null;
  const rows = entriesOf(value)
    .filter(([name]) => !ownFields.has(name) && !isPairedHalf(name, value))
    .flatMap(([name, entry]) => toRow(name, entry, value));
  return {
    servingSizeDisclaimer: scalar(value.servingSizeDisclaimer) ?? '',
    rows,
    microNutrients: scalars(value.microNutrients).map(({ name, value: percent }) => ({ name, percent })),
  };
}
