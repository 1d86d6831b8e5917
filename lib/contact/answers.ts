/**
 * Choices of the product questions (CON-01). The form sends the values unchanged in every language; `id`
 * names the translated label.
 */
export const productLines = [
  { id: 'sports-drinks', value: 'Sports Drinks' },
  { id: 'zero-sugar', value: 'Zero Sugar' },
  { id: 'lyte', value: 'LYTE' },
  { id: 'flash-iv', value: 'Flash I. V.' },
  { id: 'flash-iv-powder-sticks', value: 'Flash I. V. Powder Sticks' },
  { id: 'sport-water', value: 'Sport Water' },
] as const;

export const sizes = [
  { id: '12oz', value: '12oz' },
  { id: '16oz', value: '16oz' },
  { id: '20oz', value: '20oz' },
  { id: '28oz', value: '28oz' },
  { id: '700ml', value: '700mL' },
  { id: '1l', value: '1L' },
  { id: '1-5l', value: '1.5L' },
  { id: '6ct-box', value: '6ct Box' },
  { id: '15ct-box', value: '15ct Box' },
] as const;

export const packSizes = [
  { id: 'individual-bottle', value: 'Individual Bottle' },
  { id: '12oz-6pk', value: '12oz 6pk' },
  { id: '20oz-6pk', value: '20oz 6pk' },
  { id: '1l-6pk', value: '1L 6pk' },
  { id: 'variety-pack', value: 'Variety pack' },
  { id: 'not-applicable', value: 'Not applicable' },
] as const;

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
