export type ByteRange = { readonly start: number; readonly end: number };

/**
 * Parses a `Range` header with one byte range (RFC 9110). Returns null for the whole file: no range, several
 * ranges or an unknown unit. `unsatisfiable` is a range outside the file.
 */
export function parseRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return start > end ? 'unsatisfiable' : { start, end };
}
