import { loadMessages, type Messages } from '@/lib/i18n/messages';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import type { Fields } from './error-answer';

type Words = Readonly<Record<string, string>>;

/** What is wrong with each field, in the language of the site the visitor is on. */
export async function inWords(
  { language }: LocaleDefinition,
  pick: (common: Messages['common']) => Words,
  errors: Readonly<Partial<Record<string, string>>>,
): Promise<Fields> {
  const { common } = await loadMessages(language);
  const words = pick(common);
  const entries = Object.entries(errors).map(([field, key = '']) => [field, words[key] ?? key]);
  return Object.fromEntries(entries);
}
