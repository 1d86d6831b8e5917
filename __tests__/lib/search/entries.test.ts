/** @jest-environment node */
import { folderPath } from '@/lib/content/folder-path';
import { parseItems } from '@/lib/content/wire/items';
import { loadMessages } from '@/lib/i18n/messages';
import { getLocale, type LocaleDefinition, type LocaleId } from '@/lib/locales/definitions';
import { isAddress } from '@/lib/locales/route';
import { searchEntries } from '@/lib/search/entries';
import { sampleAnswer } from '@/mocks/content';

async function sample<Type extends 'product' | 'partners'>(type: Type, locale: LocaleDefinition) {
  const parsed = await parseItems(sampleAnswer(type, folderPath(locale, type)), type, locale);
  return parsed.ok ? parsed.value.items : [];
}

async function entriesOf(locale: LocaleDefinition, withContent = true) {
  return searchEntries(locale, {
    messages: await loadMessages(locale.language),
    products: withContent ? await sample('product', locale) : [],
    partners: withContent ? await sample('partners', locale) : [],
    imageOf: (path) => path && `https://assets.test${path}`,
    isServed: (path) => isAddress(locale, path),
  });
}

const of = async (id: LocaleId) => entriesOf(getLocale(id));

it.each<LocaleId>(['us-en', 'ca-en', 'ca-fr'])('every entry of %s has an address of its own', async (id) => {
  const entries = await of(id);
  const addresses = entries.map(({ href }) => href);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(new Set(entries.map(({ kind }) => kind)).size).toBe(3);
  for (const { title, href } of entries) {
    expect(title.trim()).not.toBe('');
    expect(isAddress(getLocale(id), href.replace(/#.*/, ''))).toBe(true);
  }
});

it('speaks the language of the locale', async () => {
  const entries = await of('ca-fr');
  expect(entries.find(({ href }) => href === '/sports-drink/fruit-punch')).toMatchObject({
    kind: 'product',
    title: 'Punch aux fruits',
    context: 'Boisson pour sportifs',
    color: '#D7263D',
    image: expect.stringMatching(/^https:\/\/assets\.test\/content\/dam\//),
  });
  expect(entries.find(({ href }) => href === '/store-locator')).toMatchObject({ title: 'Où acheter' });
  expect(entries.find(({ href }) => href === '/faq#refund-process')?.kind).toBe('question');
});

it('offers Canada nothing that only the United States have', async () => {
  const entries = await of('ca-en');
  expect(entries.filter(({ href }) => /flash-iv|sport-water/.test(href))).toEqual([]);
});

it('leaves out pages that are switched off, and their questions', async () => {
  const us = getLocale('us-en');
  const entries = await entriesOf({ ...us, features: { ...us.features, pages: ['press'] } });
  expect(entries.some(({ href }) => href === '/press')).toBe(true);
  expect(
    entries.filter(({ href }) => /^\/(?:faq|partners|contact|our-story|store-locator)/.test(href)),
  ).toEqual([]);
});

it('knows pages and questions without the content backend', async () => {
  const entries = await entriesOf(getLocale('us-en'), false);
  expect(entries.filter(({ kind }) => kind === 'page')).toHaveLength(12);
  expect(entries.filter(({ kind }) => kind === 'question')).toHaveLength(10);
});
