// Rules: CONT-11
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  getAllProducts,
  getCategory,
  getFeatureSlides,
  getPartner,
  getPartners,
  getProduct,
  getProductLocales,
  getProducts,
  getSlides,
} from '@/lib/content';
import { assetUrl, imageSource } from '@/lib/content/assets';
import { createMemoryStore } from '@/lib/content/content-store';
import { expireContent, expirePaths, flushPublications } from '@/lib/content/publications';
import { getLocale } from '@/lib/locales/definitions';
import { processSingleton } from '@/lib/process-singleton.mjs';
import { createSharedContent } from '@/lib/redis/shared-content';
import { fakeRedis } from '../../support/fake-redis';
import { createJsonSource } from '../../support/json-source';
import { stopClock } from '../../support/stop-clock';

const mockRoot = mkdtempSync(join(tmpdir(), 'json-cms-'));

jest.mock('@/lib/content/default-content-source', () => ({
  getContentSource: () => createJsonSource(mockRoot, 'https://files.example'),
}));

stopClock();
const locale = getLocale('us-en');

function publish(path: string, entry: object) {
  const file = join(mockRoot, `${path}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(entry));
}

const grape = {
  slug: 'grape',
  categorySlug: 'lyte',
  name: 'Grape',
  order: 2,
  image: 'grape.png',
  reviewProductId: '7',
  details: { plaintext: 'Cold', html: '<p>Cold</p>' },
};

beforeEach(() => {
  processSingleton('content-client').set(undefined);
  publish('us-en/product/lyte/grape', grape);
  publish('us-en/product/lyte/coconut', { ...grape, slug: 'coconut', name: 'Coconut', order: 1 });
  publish('ca-en/product/lyte/grape', grape);
  publish('us-en/category/lyte', { slug: 'lyte', name: 'LYTE', featured: false });
  publish('us-en/slides/two', { slug: 'two', order: 2, headline: 'Second' });
  publish('us-en/slides/one', { slug: 'one', order: 1, headline: 'First' });
  publish('us-en/partners/rowing', { slug: 'rowing', name: 'Rowing', order: 1, banner: 'rowing.png' });
});
afterAll(() => rmSync(mockRoot, { recursive: true }));

describe('with JSON files in place of AEM, the pages get', () => {
  it('slides in order, and none where there is no folder', async () => {
    const { ok, items } = await getSlides(locale);
    expect([ok, items.map(({ headline }) => headline)]).toEqual([true, ['First', 'Second']]);
    expect(await getFeatureSlides(locale)).toEqual({ ok: true, items: [] });
  });

  it('a category by its slug', async () => {
    expect(await getCategory(locale, 'lyte')).toMatchObject({ ok: true, category: { name: 'LYTE' } });
    expect(await getCategory(locale, 'sport-water')).toEqual({ ok: true, category: null });
  });

  it('the products of a category and of all', async () => {
    const names = ({ items }: Awaited<ReturnType<typeof getProducts>>) => items.map(({ name }) => name);
    expect(names(await getProducts(locale, 'lyte'))).toEqual(['Coconut', 'Grape']);
    expect(names(await getAllProducts(locale))).toEqual(['Coconut', 'Grape']);
  });

  it('one product, and null for an unknown one', async () => {
    expect(await getProduct(locale, 'lyte', 'grape')).toMatchObject({ state: 'found', product: grape });
    expect(await getProduct(locale, 'lyte', 'melon')).toEqual({ state: 'missing' });
  });

  it('the locales of a product', async () => {
    const found = await getProductLocales('lyte', 'grape');
    expect(found.map(({ id }) => id)).toEqual(['ca-en', 'us-en']);
  });

  it('partners', async () => {
    expect((await getPartners(locale)).items).toHaveLength(1);
    expect(await getPartner(locale, 'rowing')).toMatchObject({ partner: { name: 'Rowing' } });
  });

  it('the addresses of files', () => {
    expect(assetUrl('grape.png', { locale })).toBe('https://files.example/en/grape.png');
    expect(imageSource('grape.png', { locale, slot: 'lot-picture' })).toEqual({
      src: 'https://files.example/en/grape.png?w=500',
    });
    expect(assetUrl(null, { locale })).toBeNull();
  });

  it('publications by the paths of the CMS', async () => {
    expect(await expirePaths(['us-en/slides/one'])).toEqual(['content:slides:us-en']);
    expect(await expirePaths(['us-en/slides/one', 'elsewhere'])).toBeNull();
    await flushPublications();
  });

  it('stale content while a file is invalid, and new content after', async () => {
    await getSlides(locale);
    const file = join(mockRoot, 'us-en/slides/one.json');
    writeFileSync(file, 'not JSON');
    await expireContent('slides', 'us-en');
    expect((await getSlides(locale)).items.map(({ headline }) => headline)).toEqual(['First', 'Second']);
    publish('us-en/slides/one', { slug: 'one', order: 3, headline: 'Last' });
    await expireContent('slides', 'us-en');
    expect((await getSlides(locale)).items.map(({ headline }) => headline)).toEqual(['Second', 'Last']);
  });
});

it('share content between replicas', async () => {
  const { redis } = fakeRedis();
  const source = createJsonSource(mockRoot, 'https://files.example');
  const replica = () => createSharedContent(createMemoryStore(), redis, 'site', source.parse);
  const reading = await source.list('partners', locale);
  if (!reading.ok) throw new Error(reading.error.message);
  const { items, document } = reading.value;
  const key = {
    type: 'partners',
    localeId: 'us-en',
    folderPath: source.addressOf('partners', locale),
  } as const;
  await replica().set(key, { items, readAt: 10 }, document);
  expect(await replica().get(key)).toMatchObject({ items, readAt: 10 });
});
