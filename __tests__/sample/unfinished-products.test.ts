import { type SampleItem, sampleItems } from '@/sample/content';

const locales = [
  ['us', 'en'],
  ['ca', 'en'],
  ['ca', 'fr'],
] as const;
function bySlug(items: readonly SampleItem[], end: string): SampleItem {
  const found = items.find(({ _path }) => _path.endsWith(end));
  if (found === undefined) throw new Error(`no sample item ends with ${end}`);
  return found;
}

describe('unfinished products', () => {
  const us = sampleItems('product', 'us', 'en');
  const tabs = { detailsTabContent: null, nutritionFactsTabContent: null, ingredientsTabContent: null };
  const noShots = { detailImage16oz: null, detailImage20oz: null, detailImage28oz: null };

  it('has one with full text and no pictures', () => {
    const product = bySlug(us, '/sports-drink/arctic-berry');
    expect(product).toMatchObject({ ...noShots, categoryTileImage: null, productImage: null });
    expect(product.detailsTabContent).toMatchObject({ html: expect.stringContaining('<li>') });
  });

  it('has a pack with a tile only', () => {
    expect(bySlug(us, '/flash-iv-sticks/variety-pack')).toMatchObject({
      ...tabs,
      ...noShots,
      categoryTileImage: { _path: expect.stringMatching(/variety-pack\/tile\.webp$/) },
      shopNowAmazonLink: null,
      shopNowKrogerLink: null,
      shopNowWalmartLink: null,
    });
  });

  it.each(locales)('has a bare product in a line sold in %s/%s', (country, language) => {
    const products = sampleItems('product', country, language);
    expect(bySlug(products, '/zero-sugar/black-cherry')).toMatchObject({ ...tabs, ...noShots });
  });

  it('has one without label data for the default size', () => {
    const { nutritionFactsTabContent } = bySlug(us, '/sports-drink/peach-mango');
    expect(Object.keys(nutritionFactsTabContent as object)).toEqual(['20oz', '28oz']);
  });

  it('has one with a size without a pack shot', () => {
    const product = bySlug(us, '/lyte/tropical-coconut');
    expect(product).toMatchObject({ detailImage16oz: expect.anything(), detailImage28oz: null });
  });
});
