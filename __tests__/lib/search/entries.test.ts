import { folderPath } from '@/lib/content/aem/names';
import { parseItems } from '@/lib/content/aem/schemas/parse-items';
import { loadMessages } from '@/lib/i18n/messages';
import { getLocale, type LocaleDefinition, type LocaleId } from '@/lib/locales/definitions';
import { isAddress } from '@/lib/locales/route';
import { searchEntries } from '@/lib/search/entries';
import { sampleResponse } from '@/sample/content';

async function sample<Type extends 'product' | 'partners' | 'campaign'>(
  type: Type,
  locale: LocaleDefinition,
) {
  const parsed = await parseItems(sampleResponse(type, folderPath(locale, type)), type, locale);
  return parsed.ok ? parsed.value.items : [];
}

async function entriesOf(locale: LocaleDefinition, withContent = true) {
  return searchEntries(locale, {
    messages: await loadMessages(locale),
    products: withContent ? await sample('product', locale) : [],
    partners: withContent ? await sample('partners', locale) : [],
    campaigns: withContent ? await sample('campaign', locale) : [],
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

it.each<LocaleId>(['ca-en', 'ca-fr'])('%s does not mention shelves without a store locator', async (id) => {
  const entry = (await of(id)).find(({ href }) => href === '/store-locator');
  expect(entry?.text).not.toMatch(/shelf|tablette/);
});

it('has the language of the locale', async () => {
  const entries = await of('ca-fr');
  expect(entries.find(({ href }) => href === '/sports-drink/fruit-punch')).toMatchObject({
    kind: 'product',
    title: 'Punch aux fruits',
    context: 'Boisson pour sportifs',
    color: '#C4162F',
    image: expect.stringMatching(/^https:\/\/assets\.test\/content\/dam\//),
  });
  expect(entries.find(({ href }) => href === '/store-locator')).toMatchObject({ title: 'Où acheter' });
  expect(entries.find(({ href }) => href === '/faq#refund-process')?.kind).toBe('question');
  expect(entries.find(({ href }) => href === '/c/longest-day')).toMatchObject({
    kind: 'page',
    title: 'Le plus long jour',
    text: expect.stringMatching(/^Le 21 juin/),
  });
});

it('shortens texts, and replaces their line breaks', async () => {
  const us = getLocale('us-en');
  const [product] = await sample('product', us);
  const [partner] = await sample('partners', us);
  const plaintext = `  Cold\n\n\tand ${'x'.repeat(400)}`;
  const entries = await searchEntries(us, {
    messages: await loadMessages(us),
    products: product
      ? [
          { ...product, slug: 'a', details: { plaintext, html: '' } },
          { ...product, slug: 'b', details: null },
        ]
      : [],
    campaigns: [],
    partners: partner
      ? [
          {
            ...partner,
            slug: 'with-banner',
            name: 'Ada',
            description: 'Runs',
            banner: '/content/dam/x.webp',
          },
          { ...partner, slug: 'without', banner: null },
        ]
      : [],
    imageOf: (path) => path,
    isServed: () => true,
  });
  const textOf = (slug: string) => entries.find(({ href }) => href.endsWith(`/${slug}`))?.text;
  expect(textOf('a')).toBe(`Cold and ${'x'.repeat(311)}`);
  expect(textOf('b')).toBe('');
  expect(entries.find(({ href }) => href === '/partners/with-banner')).toMatchObject({
    kind: 'page',
    title: 'Ada',
    text: 'Runs',
    context: '',
  });
  expect(entries.some(({ href }) => href === '/partners/without')).toBe(false);
});

it('prefers the tile picture of a product, and falls back to the bottle', async () => {
  const us = getLocale('us-en');
  const [product] = await sample('product', us);
  const both = { image: '/content/dam/bottle.webp', tileImage: '/content/dam/tile.webp' } as const;
  const entries = await searchEntries(us, {
    messages: await loadMessages(us),
    products: product
      ? [
          { ...product, ...both, slug: 'a' },
          { ...product, ...both, slug: 'b', tileImage: null },
        ]
      : [],
    partners: [],
    campaigns: [],
    imageOf: (path) => path,
    isServed: () => true,
  });
  expect(entries.filter(({ kind }) => kind === 'product').map(({ image }) => image)).toEqual([
    '/content/dam/tile.webp',
    '/content/dam/bottle.webp',
  ]);
});

it.each([
  ['us-en', '/our-story', /^\S.*Solstride/],
  ['us-en', '/partners', /\w/],
  ['us-en', '/press', /Solstride/],
  ['us-en', '/faq', /Solstride/],
  ['us-en', '/contact', /\w/],
  ['us-en', '/store-locator', /shelf|store|near/i],
  ['us-en', '/sports-drink', /^$/],
  ['us-en', '/faq#refund-process', /\w/],
] as const)('in %s, %s has its own keywords', async (id, path, keywords) => {
  const entry = (await of(id)).find(({ href }) => href === path);
  expect(entry?.text).toMatch(keywords);
  // A key in place of a text means that the message is missing.
  expect(entry?.text).not.toMatch(/^(?:common|faq|press|ourStory)\./);
});

it('names the category of a question', async () => {
  const entry = (await of('us-en')).find(({ href }) => href === '/faq#refund-process');
  expect(entry).toMatchObject({ context: 'Returns and refunds' });
});

it('omits what Canada does not sell', async () => {
  const entries = await of('ca-en');
  expect(entries.filter(({ href }) => /flash-iv|sport-water/.test(href))).toEqual([]);
});

it('omits disabled pages, and their questions', async () => {
  const us = getLocale('us-en');
  const entries = await entriesOf({ ...us, features: { ...us.features, pages: ['press'] } });
  expect(entries.some(({ href }) => href === '/press')).toBe(true);
  expect(
    entries.filter(({ href }) => /^\/(?:faq|partners|contact|our-story|store-locator)/.test(href)),
  ).toEqual([]);
});

it('has pages and questions without the content backend', async () => {
  const entries = await entriesOf(getLocale('us-en'), false);
  expect(entries.filter(({ kind }) => kind === 'page')).toHaveLength(12);
  expect(entries.filter(({ kind }) => kind === 'question')).toHaveLength(10);
});
