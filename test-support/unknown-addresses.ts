const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

const word = (number: number) => `x${(number * 2_654_435_761).toString(36)}`;

type Make = (number: number) => string;

/** Kinds of unknown addresses, as requested by crawlers, scanners and typing errors. */
const kinds: readonly Make[] = [
  (number) => `/${word(number)}`,
  (number) => `/${word(number)}/${word(number + 1)}`,
  (number) => `/${word(number)}/a/b/c/d`,
  (number) => `/sports-drink/${word(number)}`,
  (number) => `/faq/${word(number)}`,
  (number) => `/partners/${word(number)}`,
  (number) => `/?utm_campaign=${word(number)}`,
  (number) => `/sports-drink?${word(number)}=${word(number + 2)}&_rsc=${word(number)}`,
  (number) => `/%E0%A4%A${number % 9}`,
  (number) => `/us-en/${word(number)}`,
  (number) => `/${'y'.repeat(150)}${word(number)}`,
  (number) => `/wp-admin/${word(number)}.php?cmd=${word(number)}`,
  (number) => `/_next/static/chunks/${word(number)}.js`,
  (number) => `/_next/data/${word(number)}/index.json`,
  (number) => `/locales/${word(number)}/faq.json`,
  (number) => `/api/${word(number)}`,
  (number) => `/locales/${'z'.repeat(12_000)}/${word(number)}.json`,
];

/** Number of kinds, which repeat in this order. The last kind is the longest. */
export const kindsOfAddress = kinds.length;

export type UnknownAddress = { readonly path: string; readonly host: string; readonly isFlight: boolean };

/** Returns the address with this number, which is unique and the same in every run. */
export function unknown(number: number): UnknownAddress {
  const own = pick(['localhost', 'ca.localhost', 'fr.ca.localhost'], number);
  return {
    path: pick(kinds, number)(number),
    host: number % 3 === 0 ? `${word(number)}.example` : own,
    isFlight: number % 5 === 0,
  };
}
