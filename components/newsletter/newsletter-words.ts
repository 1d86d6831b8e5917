import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';
import type { NewsletterErrors } from '@/lib/newsletter/schema';

/** The words of the pop-up, for the browser; `errors` by the keys that `lib/newsletter` gives as messages. */
export type NewsletterWords = Omit<Messages['common']['newsletter'], 'errors'> & {
  readonly errors: Readonly<Record<string, string>>;
};

/** The words with the company's name in them: the law wants the sender named where consent is asked for. */
export function newsletterWords(words: Messages['common']['newsletter'], company: string): NewsletterWords {
  return { ...words, consent: fill(words.consent, { company }) };
}

/** What is wrong with a field, in words. */
export const errorOf = (words: NewsletterWords, errors: NewsletterErrors, name: keyof NewsletterErrors) => {
  const key = errors[name];
  return key === undefined ? undefined : (words.errors[key] ?? key);
};
