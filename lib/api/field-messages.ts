import { loadMessages, type Messages } from '@/lib/i18n/messages';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import type { Fields } from './error-response';

type FieldMessages = Readonly<Record<string, string>>;

/** Translates field errors into the language of the visitor's site. */
export async function fieldMessages(
  locale: LocaleDefinition,
  pick: (common: Messages['common']) => FieldMessages,
  errors: Readonly<Partial<Record<string, string>>>,
): Promise<Fields> {
  const { common } = await loadMessages(locale);
  const messages = pick(common);
  const entries = Object.entries(errors).map(([field, key = '']) => [field, messages[key] ?? key]);
  return Object.fromEntries(entries);
}
