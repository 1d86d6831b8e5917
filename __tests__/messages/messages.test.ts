/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namespaces } from '@/lib/i18n/messages';
import { categorySlugs } from '@/lib/locales/definitions';

type Tree = { [key: string]: string | Tree };

const read = (language: 'en' | 'fr', namespace: string): Tree =>
  JSON.parse(readFileSync(join(process.cwd(), 'messages', language, `${namespace}.json`), 'utf8'));

/** Every leaf as `path → text`. */
function leaves(tree: Tree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : [...leaves(value, `${prefix}${key}.`)],
    ),
  );
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\w+(?=[,}])|<\w+>/g)].map(([found]) => found).sort();

describe.each(namespaces)('messages of %s', (namespace) => {
  const english = leaves(read('en', namespace));
  const french = leaves(read('fr', namespace));

  it('have the same keys in both languages', () => {
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('are never empty and fill in the same values', () => {
    for (const [key, text] of english) {
      expect(text.trim()).not.toBe('');
      expect(french.get(key)?.trim()).toBeTruthy();
      expect([key, placeholders(french.get(key) ?? '')]).toEqual([key, placeholders(text)]);
    }
  });
});

it('names every category', () => {
  const { categories } = read('en', 'common');
  expect(Object.keys(categories as Tree)).toEqual([...categorySlugs]);
});

it.each(['contact.intro', 'store-locator.canada.text'])(
  'keeps the inverted verbs of the large line %s together in French',
  (key) => {
    const text = leaves(read('fr', 'common')).get(key) ?? '';
    expect(text).toMatch(/-\u2060nous/);
    expect(text).not.toMatch(/-(?:le|nous)/);
  },
);
