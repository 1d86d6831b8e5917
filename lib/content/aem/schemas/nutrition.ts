import { bounded, maxLengths } from '@/lib/text/bounded';
import type { NutritionFacts, NutritionRow } from '../../types';
import { isRecord } from './size-fields';

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

/**
 * Parses an object such as `sugar`, which has a total and parts.
 * @param container the `…PerContainer` sibling: an object like it, or the total alone
 */
function groupRow(name: string, value: unknown, container: unknown): NutritionRow[] {
  const parts = scalars(value);
  if (parts.length === 0) return [];
  const whole = isRecord(container) ? container : { total: container };
  const withContainer = (part: { name: string; value: string }) => {
    const perContainer = scalar(Object.hasOwn(whole, part.name) ? whole[part.name] : null);
    return perContainer === null ? part : { ...part, perContainer };
  };
  const { name: _, ...total } = withContainer(
    parts.find((part) => part.name === 'total') ?? { name: 'total', value: '' },
  );
  const items = parts.filter((part) => part.name !== 'total').map(withContainer);
  return [{ kind: 'group', name, ...total, items }];
}

function toRow(name: string, value: unknown, facts: Record<string, unknown>): NutritionRow[] {
  const single = scalar(value);
  const container = facts[`${name}${perContainerSuffix}`];
  if (single === null) return groupRow(name, value, container);
  const perContainer = scalar(container);
  return perContainer === null
    ? [{ kind: 'single', name, value: single }]
    : [{ kind: 'paired', name, value: single, perContainer }];
}

/** Returns whether an entry is the `…PerContainer` half of a pair. Its sibling's row shows it. */
function isPairedHalf(name: string, facts: Record<string, unknown>): boolean {
  if (!name.endsWith(perContainerSuffix)) return false;
  const whole = facts[name.slice(0, -perContainerSuffix.length)];
  return scalar(whole) !== null || scalars(whole).length > 0;
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
