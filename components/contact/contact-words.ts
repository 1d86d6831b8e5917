import type { ContactField } from '@/lib/contact/fields';
import { type OfferedTopic, packSizes, productLines, sizes } from '@/lib/contact/options';
import type { Messages } from '@/lib/i18n/messages';
import type { LocaleDefinition } from '@/lib/locales/definitions';

type Choice = { readonly value: string; readonly label: string };

/** The words of the form, for the browser: it gets only what it shows. */
export type ContactWords = {
  readonly form: Messages['common']['contact']['form'];
  readonly fields: Readonly<Record<ContactField, string>>;
  readonly topics: Readonly<Record<OfferedTopic, string>>;
  readonly choices: Readonly<Record<'productLine' | 'size' | 'packSize', readonly Choice[]>>;
  /** By the keys that `lib/contact` gives as messages. */
  readonly errors: Readonly<Record<string, string>>;
  readonly phoneFormat: string;
};

const choices = <Id extends string>(
  options: readonly { readonly id: Id; readonly value: string }[],
  labels: Readonly<Record<Id, string>>,
) => options.map(({ id, value }) => ({ value, label: labels[id] }));

/** The form's words in a locale; Canada has provinces and postal codes. */
export function contactWords(
  words: Messages['common']['contact'],
  { country, config: { phoneFormat } }: LocaleDefinition,
): ContactWords {
  const canadian = country === 'CANADA' ? words.canadian : { fields: {}, errors: {} };
  return {
    form: { ...words.form, 'phone-hint': words.form['phone-hint'].replace('{format}', phoneFormat) },
    fields: { ...words.fields, ...canadian.fields },
    topics: words.topics,
    choices: {
      productLine: choices(productLines, words.options['product-lines']),
      size: choices(sizes, words.options.sizes),
      packSize: choices(packSizes, words.options['pack-sizes']),
    },
    errors: { ...words.errors, ...canadian.errors },
    phoneFormat,
  };
}
