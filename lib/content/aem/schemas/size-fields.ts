import type { PerSize } from '../../types';

/** The labels of sizes (PROD-03). */
export const sizeLabels = ['16oz', '20oz', '28oz', '8g', '700ml', '1L', '1.5L'] as const;

/** Longer keys are not sizes. */
const maxKeyLength = 40;

/** More sizes than any product has. */
const maxSizes = 20;

const sizePattern = /^(\d+(?:[.,]\d+)?)\s*(fl\.?\s?oz|oz|ml|cl|l|kg|g)$/i;

/** Returns `16 oz` and `1,5 l` as size labels, `16oz` and `1.5L`; null if the key is not a size. */
export function toSizeLabel(key: string): string | null {
  const [, amount, unit] = (key.length <= maxKeyLength && sizePattern.exec(key.trim())) || [];
  if (!amount || !unit) return null;
  const short = unit.toLowerCase().replace(/^fl\.?\s?/, '');
  return `${amount.replace(',', '.')}${short === 'l' ? 'L' : short}`;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns the entries of an object keyed by size; null without size keys, when the value applies to every
 * size.
 */
export function sizeEntries(value: unknown): readonly (readonly [label: string, value: unknown])[] | null {
  if (!isRecord(value)) return null;
  const entries = Object.entries(value).flatMap(([key, entry]) => {
    const label = toSizeLabel(key);
    return label ? [[label, entry] as const] : [];
  });
  return entries.length > 0 ? entries.slice(0, maxSizes) : null;
}

/** Parses a per-size field (CONT-08). Drops sizes with an empty value. Returns null if no size remains. */
export function toPerSize<T>(value: unknown, parse: (entry: unknown) => T | null): PerSize<T> | null {
  const sizes = sizeEntries(value);
  if (!sizes) {
    const all = parse(value);
    return all === null ? null : { all };
  }
  const bySize = Object.fromEntries(
    sizes.flatMap(([label, entry]) => {
      const parsed = parse(entry);
      return parsed === null ? [] : [[label, parsed] as const];
    }),
  );
  return Object.keys(bySize).length > 0 ? { bySize } : null;
}
