/**
 * Formats a North American telephone number in the locale's format (LOC-10), where each X is a digit. Returns
 * any other text unchanged, such as a foreign number or one with an extension.
 */
export function formatPhone(typed: string, format: string): string {
  const digits = typed.replace(/[\s().+-]/g, '').replace(/^1(?=\d{10}$)/, '');
  if (!/^[2-9]\d{9}$/.test(digits)) return typed;
  let next = 0;
  return format.replace(/X/g, () => digits[next++] ?? '');
}
