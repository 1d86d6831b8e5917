const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

/** The part of an unknown address that makes it unique. */
export const wordOf = (number: number) => `x${(number * 2_654_435_761).toString(36)}`;

type Make = (number: number) => string;

/** Kinds of unknown addresses, as requested by crawlers, scanners and typing errors. */
const kinds: readonly Make[] = [
  (number) => `/${wordOf(number)}`,
  (number) => `/${wordOf(number)}/${wordOf(number + 1)}`,
  (number) => `/${wordOf(number)}/a/b/c/d`,
  (number) => `/sports-drink/${wordOf(number)}`,
  (number) => `/faq/${wordOf(number)}`,
  (number) => `/partners/${wordOf(number)}`,
  (number) => `/?utm_campaign=${wordOf(number)}`,
  (number) => `/sports-drink?${wordOf(number)}=${wordOf(number + 2)}&_rsc=${wordOf(number)}`,
  (number) => `/%E0%A4%A${number % 9}`,
  (number) => `/us-en/${wordOf(number)}`,
  (number) => `/${'y'.repeat(150)}${wordOf(number)}`,
  (number) => `/wp-admin/${wordOf(number)}.php?cmd=${wordOf(number)}`,
  (number) => `/_next/static/chunks/${wordOf(number)}.js`,
  (number) => `/_next/data/${wordOf(number)}/index.json`,
  (number) => `/locales/${wordOf(number)}/faq.json`,
  (number) => `/api/${wordOf(number)}`,
  (number) => `/locales/${'z'.repeat(12_000)}/${wordOf(number)}.json`,
];

/** Number of kinds, which repeat in this order. The last kind is the longest. */
export const kindsOfAddress = kinds.length;

export type UnknownAddress = { readonly path: string; readonly host: string; readonly isFlight: boolean };

/** Returns the address with this number, which is unique and the same in every run. */
export function unknown(number: number): UnknownAddress {
  const own = pick(['localhost', 'ca.localhost', 'fr.ca.localhost'], number);
  return {
    path: pick(kinds, number)(number),
    host: number % 3 === 0 ? `${wordOf(number)}.example` : own,
    isFlight: number % 5 === 0,
  };
}
