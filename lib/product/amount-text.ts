import { locales } from '@/lib/locales/definitions';

/** Forms of an amount in content: `1095 mg`, `1,095mg`, `2,5 g`, `<1 g`, `75%`. */
const written = /^([<>≤≥~]?)(\s?)(\d[\d.,\s]*?)\s?(%|\p{L}{1,4})?$/u;
/** Maximum length of an amount. Longer texts are sentences. */
const maxLength = 24;
const noBreakSpace = '\u00a0';

type Amount = {
  readonly sign: string;
  readonly value: number;
  /** Digits after the decimal point. */
  readonly decimals: number;
  readonly unit: string;
};

/**
 * Parses an amount. A comma before three digits groups thousands in either language; any other is a decimal
 * comma.
 */
function parseAmount(text: string): Amount | null {
  const [, sign = '', space = '', digits = '', unit = ''] =
    (text.length <= maxLength && written.exec(text.trim())) || [];
  const compact = digits.replace(/\s/g, '');
  const isGrouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(compact);
  const plain = isGrouped ? compact.replaceAll(',', '') : compact.replace(',', '.');
  if (!/^\d+(?:\.\d+)?$/.test(plain)) return null;
  const decimals = plain.split('.')[1]?.length ?? 0;
  return { sign: sign + (space && noBreakSpace), value: Number(plain), decimals, unit };
}

/**
 * Returns an amount in the locale's number format with a non-breaking space before its unit: "1,225 mg", in
 * French "1 225 mg". Returns any other text trimmed.
 * @param defaultUnit unit of a bare number
 */
export function amountText(text: string, tag: string, defaultUnit = ''): string {
  const amount = parseAmount(text);
  if (!amount) return text.trim();
  const { sign, value, decimals } = amount;
  const unit = amount.unit || defaultUnit;
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  if (unit === '%')
    return sign + new Intl.NumberFormat(tag, { ...options, style: 'percent' }).format(value / 100);
  const number = new Intl.NumberFormat(tag, options).format(value);
  return sign + (unit ? `${number}${noBreakSpace}${unit}` : number);
}

/**
 * Returns an amount for machines, with a decimal point and one space before the unit: "2.5 g"; null for other
 * text.
 * @param defaultUnit unit of a bare number
 */
export function plainAmount(text: string, defaultUnit = ''): string | null {
  const amount = parseAmount(text);
  if (amount === null || amount.sign.trim()) return null;
  return `${amount.value} ${amount.unit || defaultUnit}`.trim();
}

const milligrams: Readonly<Record<string, number>> = { g: 1000, mg: 1, mcg: 0.001, µg: 0.001 };

export type Mass = {
  /** For example `<` of "<1 g"; empty for an exact amount. */
  readonly sign: string;
  readonly milligrams: number;
};

/**
 * Returns an amount in milligrams; null for text that is no mass, such as "4%".
 * @param defaultUnit unit of a bare number
 */
export function massOf(text: string, defaultUnit: 'g' | 'mg'): Mass | null {
  const amount = parseAmount(text);
  const unit = (amount?.unit || defaultUnit).toLowerCase().replace('μ', 'µ');
  const factor = Object.hasOwn(milligrams, unit) ? milligrams[unit] : undefined;
  if (!amount || factor === undefined) return null;
  return { sign: amount.sign.trim(), milligrams: amount.value * factor };
}

/** Returns whether an amount is zero, such as `0` or `0 g`. */
export function isZeroAmount(text: string): boolean {
  const amount = parseAmount(text);
  return amount?.value === 0 && amount.sign === '';
}

const millilitersPerOunce = 29.5735;

/**
 * Returns a size as the label of the locale's bottles states it, with non-breaking spaces (PROD-16): `16oz` is
 * "16 fl oz" in the United States and "473 mL" in Canada.
 */
export function sizeText(size: string, tag: string): string {
  const amount = parseAmount(size);
  if (!amount) return size;
  const isMetric = locales.find((locale) => locale.tag === tag)?.config.volumeUnit === 'mL';
  if (amount.unit === 'oz' && isMetric)
    return amountText(String(Math.round(amount.value * millilitersPerOunce)), tag, 'mL');
  if (amount.unit === 'oz') return amountText(size, tag).replace('oz', `fl${noBreakSpace}oz`);
  return amountText(size, tag).replace('ml', 'mL');
}
