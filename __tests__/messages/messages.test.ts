// Rules: OPS-07, LOC-12

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadMessages, namespaces } from '@/lib/i18n/messages';
import { categorySlugs } from '@/lib/locales/category-slugs';
import { getLocale, type Language, languages } from '@/lib/locales/definitions';

type Tree = { [key: string]: string | Tree };

const read = (language: Language, namespace: string): Tree =>
  JSON.parse(readFileSync(join(process.cwd(), 'messages', language, `${namespace}.json`), 'utf8'));

/** Every leaf as `path → text`. */
function leaves(tree: Tree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : [...leaves(value, `${prefix}${key}.`)],
    ),
  );
}

/** The start of a branch of a plural, whose text differs between languages. */
const branch = /(?:one|other|=\d+) \{/g;

const placeholders = (text: string) =>
  // A plural may repeat a value in each of its branches.
  [...new Set([...text.replace(branch, '').matchAll(/\{\w+(?=[,}])|<\w+>/g)].map(([found]) => found))].sort();

const translations = languages
  .filter((language) => language !== 'en')
  .flatMap((language) => namespaces.map((namespace) => ({ language, namespace })));

describe.each(translations)('messages of $namespace in $language', ({ language, namespace }) => {
  const english = leaves(read('en', namespace));
  const translated = leaves(read(language, namespace));

  it('have the same keys as in English', () => {
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('are never empty and fill in the same values', () => {
    for (const [key, text] of english) {
      expect(text.trim()).not.toBe('');
      expect(translated.get(key)?.trim()).toBeTruthy();
      expect([key, placeholders(translated.get(key) ?? '')]).toEqual([key, placeholders(text)]);
    }
  });
});

describe('messages of Canadian English', () => {
  const american = /(?:flav|fav|col)or|(?:lit|met|cent|fib)er\b/i;
  const own: Tree = JSON.parse(readFileSync(join(process.cwd(), 'messages/en-CA.json'), 'utf8'));

  it.each(namespaces)('uses Canadian spelling: %s', async (namespace) => {
    const loaded = leaves((await loadMessages(getLocale('ca-en')))[namespace] as Tree);
    expect([...loaded].filter(([, text]) => american.test(text))).toEqual([]);
  });

  it('replace messages of English, fill in the same values and leave other locales alone', async () => {
    const english = await loadMessages(getLocale('us-en'));
    const canadian = await loadMessages(getLocale('ca-en'));
    const base = leaves(english as unknown as Tree);
    expect(leaves(canadian as unknown as Tree).size).toBe(base.size);
    for (const [key, text] of leaves(own)) {
      expect([key, placeholders(text)]).toEqual([key, placeholders(base.get(key) ?? 'no such message')]);
      expect([key, base.get(key)]).not.toEqual([key, text]);
    }
    expect(english.category['more-flavors']).toContain('flavors');
    expect((await loadMessages(getLocale('ca-fr'))).category['more-flavors']).toContain('saveurs');
  });
});

describe('in Canada', () => {
  it.each(['ca-en', 'ca-fr'] as const)('%s does not mention shelves without a store locator', async (id) => {
    const { faq } = await loadMessages(getLocale(id));
    const { answer } = faq.categories['purchasing-and-availability'].items['where-to-buy'];
    expect(answer).toMatch(/under construction|en construction/);
    expect(answer).not.toMatch(/shel(?:f|ves)|tablette|where we are|où nous trouver/i);
  });
});

it('names every category', () => {
  const { categories } = read('en', 'common');
  expect(Object.keys(categories as Tree)).toEqual([...categorySlugs]);
});

it.each(['contact.intro', 'store-locator.planned.text'])(
  'keeps the inverted verbs of the large line %s together in French',
  (key) => {
    const text = leaves(read('fr', 'common')).get(key) ?? '';
    expect(text).toMatch(/-\u2060nous/);
    expect(text).not.toMatch(/-(?:le|nous)/);
  },
);
