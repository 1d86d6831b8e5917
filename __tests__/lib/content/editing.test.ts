// Rules: EDIT-02
import { models } from '@/aem/models';
import {
  getCategories,
  getFeatureSlides,
  getPartners,
  getProduct,
  getProducts,
  getSlides,
} from '@/lib/content';
import { editable } from '@/lib/content/editable';
import type { ContentList, Editable } from '@/lib/content/types';
import { getLocale } from '@/lib/locales/definitions';
import { type Backends, startBackends } from '@/mocks/server';
import { stopClock } from '../../support/stop-clock';

stopClock();
const author = { authorUrl: 'https://author.test', serviceUrl: null };
const mockConfig = {
  appEnv: 'local',
  content: {} as object,
  editor: null as typeof author | null,
  contentRevalidateSeconds: 300,
  contentMaxBytes: 1e7,
  upstreamTimeoutMs: 60_000,
};
let mockIsPreview = true;
jest.mock('@/lib/config', () => ({ getConfig: () => mockConfig, isDevelopment: () => false }));
jest.mock('@/lib/preview/is-preview', () => ({ isPreview: async () => mockIsPreview }));
jest.mock('@/lib/content/cache-control', () => ({
  applyCacheControl: async () => {},
  endPageAt: async () => {},
  markUncacheable: async () => {},
}));
jest.mock('@/lib/observability/logger', () => ({ logger: { warn: jest.fn(), error: jest.fn() } }));

const locale = getLocale('us-en');
const root = 'urn:aemconnection:/content/dam/solstride/us/en/content-fragments';

let backends: Backends;
beforeAll(async () => {
  backends = await startBackends();
  mockConfig.content = { kind: 'aem', origin: backends.url, authorization: null };
});
afterAll(() => backends.close());
beforeEach(() => {
  mockIsPreview = true;
  mockConfig.editor = author;
});

type List = ContentList<Editable & { readonly path: string }>;
const lists: readonly [keyof typeof models, string, () => Promise<List>][] = [
  ['slides', 'slides', () => getSlides(locale)],
  ['category', 'category', () => getCategories(locale)],
  ['product-feature-slider', 'product-feature-slider', () => getFeatureSlides(locale)],
  ['product', 'product/lyte', () => getProducts(locale, 'lyte')],
  ['partners', 'partners', () => getPartners(locale)],
];

describe.each(lists)('%s', (type, folder, read) => {
  test('the list is a container, and every fragment and field names its place in AEM', async () => {
    const list = await read();
    expect(editable(list)).toEqual({
      'data-aue-resource': `${root}/${folder}`,
      'data-aue-type': 'container',
      'data-aue-label': models[type].title,
    });
    expect(list.items.length).toBeGreaterThan(0);
    const names = models[type].fields.map(({ name }) => name);
    for (const item of list.items) {
      const resource = `urn:aemconnection:${item.path}/jcr:content/data/master`;
      expect(editable(item)).toMatchObject({ 'data-aue-resource': resource, 'data-aue-type': 'reference' });
      const fields = Object.values(item.editing?.fields ?? {});
      expect(fields.length).toBeGreaterThan(2);
      for (const { 'data-aue-prop': prop, ...attributes } of fields) {
        expect(attributes['data-aue-resource']).toBe(resource);
        expect(attributes['data-aue-label']).not.toBe('');
        if (prop === undefined) expect(attributes['data-aue-type']).toBe('reference');
        else
          expect([names.includes(prop as never), attributes['data-aue-type']]).toEqual([
            true,
            expect.stringMatching(/^(?:text|richtext|media)$/),
          ]);
      }
    }
  });

  test.each([
    ['without an editor', null, true],
    ['outside a preview', author, false],
  ])('%s nothing is added', async (_, editor, isPreview) => {
    mockConfig.editor = editor;
    mockIsPreview = isPreview;
    expect(JSON.stringify(await read())).not.toMatch(/editing|data-aue|urn:/);
  });
});

describe('a field is edited where it stands only if the page shows what is stored', () => {
  const find = async (slug: string) => {
    const lookup = await getProduct(locale, 'sports-drink', slug);
    return lookup.state === 'found' ? lookup.product : null;
  };

  test('details that begin with the electrolytes of the size are not', async () => {
    const product = await find('fruit-punch');
    expect(Object.keys(product?.electrolytes ?? {})).not.toEqual([]);
    expect(editable(product, 'details')).toMatchObject({
      'data-aue-type': 'reference',
      'data-aue-label': 'Details / Détails',
    });
    expect(editable(product, 'name')).toMatchObject({
      'data-aue-prop': 'productName',
      'data-aue-type': 'text',
    });
    expect(editable(product, 'detailImages.20oz')).toMatchObject({
      'data-aue-prop': 'detailImage20oz',
      'data-aue-type': 'media',
    });
  });

  test('other details are rich text', async () => {
    const [fragment] = backends.services.aem.repository
      .fragments()
      .filter(({ path }) => path.endsWith('/us/en/content-fragments/product/sports-drink/fruit-punch'));
    if (!fragment) throw new Error('The sample has no Fruit Punch');
    const { electrolyteAmount: _, ...values } = fragment.values;
    backends.services.aem.repository.save({ ...fragment, values });
    expect(editable(await find('fruit-punch'), 'details')).toMatchObject({
      'data-aue-prop': 'detailsTabContent',
      'data-aue-type': 'richtext',
    });
    backends.services.aem.reset();
  });

  test('text of several lines and text shown in pieces are not', async () => {
    const path = '/content/dam/solstride/us/en/content-fragments/partners/new';
    const save = (about: string) =>
      backends.services.aem.repository.save({
        path,
        type: 'partners',
        title: 'New',
        values: { partnersName: 'New', partnerAboutText: { text: about, contentType: 'text/plain' } },
      });
    const about = async () => {
      const partner = (await getPartners(locale)).items.find((item) => item.path === path) ?? null;
      expect(editable(partner, 'accomplishments')).toMatchObject({ 'data-aue-type': 'reference' });
      return editable(partner, 'about')?.['data-aue-type'];
    };
    save('One line');
    expect(await about()).toBe('text');
    save('One line\nand another');
    expect(await about()).toBe('reference');
    backends.services.aem.reset();
  });
});
