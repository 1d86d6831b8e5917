// Rules: EDIT-02
import type { ReactNode } from 'react';
import { CategoryHero } from '@/components/category/category-hero';
import { MoreProducts } from '@/components/category/more-products';
import { ProductGrid } from '@/components/category/product-grid';
import { CategoryCarousel } from '@/components/home/category-carousel/category-carousel';
import { FeatureSlider } from '@/components/home/feature-slider/feature-slider';
import { Hero } from '@/components/home/hero/hero';
import { PartnerDetail } from '@/components/partners/partner-detail';
import { PartnerGrid } from '@/components/partners/partner-grid';
import { ProductDetail } from '@/components/product/product-detail';
import { ProductStrip } from '@/components/product-strip/product-strip';
import { getCategories, getFeatureSlides, getPartners, getSlides } from '@/lib/content';
import { itemEditing, listEditing } from '@/lib/content/aem/editing';
import type { EditableItem } from '@/lib/content/content-source';
import type { ContentType } from '@/lib/content/content-types';
import type { ContentList } from '@/lib/content/types';
import { getLocale } from '@/lib/locales/definitions';
import { renderIn } from '../../support/render-in';
import { product } from '../product/fixtures';
import { stubBrowser } from '../product-strip/browser-stubs';

// jsdom cannot load the cache of Next, and there is no page that it limits.
jest.mock('next/cache', () => ({ unstable_cache: (run: () => unknown) => run }));
jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
jest.mock('@/components/ui/client-messages', () => ({
  ClientMessages: ({ children }: { children: ReactNode }) => children,
}));

const locale = getLocale('us-en');

beforeEach(() => {
  stubBrowser();
  HTMLMediaElement.prototype.play = async () => {};
  HTMLMediaElement.prototype.pause = () => {};
});

/** Returns an item as a preview reads it, or as visitors get it. */
const item = <T extends EditableItem>(type: ContentType, value: T, inPreview: boolean): T =>
  inPreview ? { ...value, editing: itemEditing(type, value) } : value;

const list = <T extends EditableItem>(type: ContentType, { items }: ContentList<T>, inPreview: boolean) => ({
  ok: true,
  items: items.map((one) => item(type, one, inPreview)),
  ...(inPreview && { editing: listEditing(type, locale) }),
});

const products = { ok: true, items: [product()] };

async function partner() {
  const { items } = await getPartners(locale);
  const found = items.find(({ video, accomplishments }) => video && accomplishments.length > 0);
  if (!found) throw new Error('The sample has no partner with a video');
  return found;
}

async function category() {
  const [found] = (await getCategories(locale)).items;
  if (!found) throw new Error('The sample has no category');
  return found;
}

const slideFields = ['slideHeadline', 'slideSubheadline', 'slideCtaLabel', 'slideImage'];
const blocks: readonly [
  name: string,
  container: boolean,
  shown: readonly string[],
  show: (inPreview: boolean) => Promise<ReactNode>,
][] = [
  [
    'hero',
    true,
    slideFields,
    async (on) => Hero({ slides: list('slides', await getSlides(locale), on), locale, title: 'T' }),
  ],
  [
    'feature slider',
    true,
    ['productName', 'productImage', 'Details / Détails'],
    async (on) =>
      FeatureSlider({ slides: list('product-feature-slider', await getFeatureSlides(locale), on), locale }),
  ],
  [
    'category carousel',
    true,
    ['categoryImage', 'Facts / Faits'],
    async (on) => CategoryCarousel({ categories: list('category', await getCategories(locale), on), locale }),
  ],
  [
    'category',
    false,
    ['categoryImage', 'Facts / Faits'],
    async (on) => (
      <CategoryHero category={item('category', await category(), on)} locale={locale} slug="lyte" />
    ),
  ],
  [
    'product grid',
    true,
    ['productName', 'categoryTileImage'],
    async (on) => <ProductGrid locale={locale} products={list('product', products, on)} />,
  ],
  [
    'products without cards',
    false,
    ['productName'],
    async (on) => <MoreProducts products={list('product', products, on).items} />,
  ],
  [
    'product strip',
    false,
    ['productName', 'categoryTileImage'],
    async (on) =>
      ProductStrip({
        products: list('product', products, on).items,
        heading: 'H',
        locale,
      }),
  ],
  [
    'product',
    false,
    [
      'productName',
      'detailImage16oz',
      'detailImage20oz',
      'detailImage28oz',
      'categoryLogoLockup',
      'Details / Détails',
      'Nutrition facts / Valeur nutritive',
      'Ingredients / Ingrédients',
    ],
    async (on) => (
      <ProductDetail
        category={item('category', await category(), on)}
        categoryName="LYTE"
        locale={locale}
        product={item('product', product(), on)}
      />
    ),
  ],
  [
    'partners',
    true,
    ['partnersName', 'partnerThumbnail', 'partnerDescription'],
    async (on) => <PartnerGrid locale={locale} partners={list('partners', await getPartners(locale), on)} />,
  ],
  [
    'partner',
    false,
    ['partnersName', 'partnerBannerImage', 'partnerVideo', 'Accomplishments', 'About'],
    async (on) => <PartnerDetail locale={locale} partner={item('partners', await partner(), on)} />,
  ],
];

/** Returns the HTML of a block, without the ids that React counts up. */
function htmlOf(element: ReactNode): string {
  const { container, unmount } = renderIn('en', element);
  const html = container.innerHTML.replaceAll(/_r_\w+_/g, 'id');
  unmount();
  return html;
}

describe.each(blocks)('%s', (_, hasContainer, shown, show) => {
  test('names its fragments and fields in a preview', async () => {
    const html = htmlOf(await show(true));
    expect(html).toMatch(/data-aue-type="reference"/);
    expect(/data-aue-type="container"/.test(html)).toBe(hasContainer);
    const labelled = /data-aue-(?:prop|label)="([^"]*)"/g;
    const names = [...html.matchAll(labelled)].map(([, name = '']) => name.replaceAll('&amp;', '&'));
    const missing = shown.filter((one) => !names.some((name) => name === one || name.startsWith(`${one} /`)));
    expect(missing).toEqual([]);
  });

  test('is for visitors the same without these attributes', async () => {
    const html = htmlOf(await show(false));
    expect(html).not.toMatch(/data-aue|urn:|editing/);
    const preview = htmlOf(await show(true));
    // The name beside a partner's arrow has an element of its own in a preview.
    const bare = preview.replaceAll(/<span(?: data-aue-[a-z]+="[^"]*")+>([^<]*)<\/span>/g, '$1');
    expect(bare.replaceAll(/ data-aue-[a-z]+="[^"]*"/g, '')).toBe(html);
  });
});
