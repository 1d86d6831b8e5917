import { bootScript } from '@/lib/locales/boot-script';
import { languageOfferKey, languageOfferScript } from '@/lib/locales/language-offer';

const french = { fr: 'https://fr.test' };
const english = { en: 'https://ca.test' };

type RequestContext = {
  readonly lang: string;
  readonly others: Readonly<Record<string, string>>;
  readonly languages: readonly string[];
  readonly referrer?: string;
  readonly stored?: string;
  readonly blocked?: boolean;
};

/** Runs the script on a page of its own. */
function offer({ lang, others, languages, referrer = '', stored, blocked = false }: RequestContext) {
  const dataset: { languageOffer?: string } = {};
  const storage = new Map(stored ? [[languageOfferKey, stored]] : []);
  const page = {
    document: { documentElement: { lang, dataset }, referrer },
    navigator: { languages },
    localStorage: {
      getItem: (key: string) => {
        if (blocked) throw new DOMException('Denied', 'SecurityError');
        return storage.get(key) ?? null;
      },
      setItem: (key: string, value: string) => storage.set(key, value),
    },
  };
  new Function(...Object.keys(page), languageOfferScript(others))(...Object.values(page));
  return { offered: dataset.languageOffer, stored: storage.get(languageOfferKey) };
}

it.each([
  ['fr-CA', english, ['en-US', 'fr'], 'en'],
  ['fr-CA', english, ['fr-CA', 'en'], undefined],
  ['en-CA', french, ['fr-FR', 'en'], 'fr'],
  ['en-CA', french, ['FR'], 'fr'],
  ['en-CA', french, ['de', 'fr', 'en'], 'fr'],
  ['en-CA', french, ['en-GB', 'fr'], undefined],
  ['en-CA', french, ['de'], undefined],
  ['en-CA', french, ['constructor'], undefined],
  ['en-CA', french, [], undefined],
  ['en-US', {}, ['fr-CA'], undefined],
] as const)(
  'a page in %s with alternate %j offers a browser of %j the language %s',
  (lang, others, languages, offered) => {
    expect(offer({ lang, others, languages })).toEqual({ offered, stored: undefined });
  },
);

it('is not shown twice', () => {
  expect(offer({ lang: 'en-CA', others: french, languages: ['fr'], stored: 'true' }).offered).toBeUndefined();
});

it('is not shown to visitors who chose the other site', () => {
  const fromSibling = { lang: 'en-CA', others: french, languages: ['fr'], referrer: 'https://fr.test/faq' };
  expect(offer(fromSibling)).toEqual({ offered: undefined, stored: 'true' });
  expect(offer({ ...fromSibling, referrer: 'https://fr.test.example/' }).offered).toBe('fr');
});

it('is shown where storage is blocked', () => {
  expect(offer({ lang: 'en-CA', others: french, languages: ['fr'], blocked: true }).offered).toBe('fr');
});

it('is part of the script of sites with a sibling alone', () => {
  expect(bootScript(french)).toContain(languageOfferScript(french));
  expect(bootScript({})).not.toContain('navigator.languages');
});
