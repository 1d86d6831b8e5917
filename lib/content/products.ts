import 'server-only';
import { getConfig } from '@/lib/config';
import { enabledCategories, type LocaleDefinition } from '@/lib/locales/definitions';
import { isSlug } from '@/lib/text/slug';
import { applyCacheControl, markUncacheable } from './cache-control';
import type { ContentResult } from './content-client';
import { getLineColors, inOrder, readContent, readList, withEditing } from './lists';
import type { ContentList, Line, Product, ProductLookup } from './types';

/** Sticks were published under several folder names, so their pages are also found by name (PROD-13). */
const foundByName = 'flash-iv-sticks';

/** Product id of the sample reviews, which makes the reviews tab visible in local mode (REV-07). */
const sampleReviewProductId = '2133';

function withReviewId(product: Product): Product {
  if (product.reviewProductId || getConfig().appEnv !== 'local') return product;
  return { ...product, reviewProductId: sampleReviewProductId };
}

/**
 * Returns the products of a category by productOrderNumber. An invalid slug returns no products and sends no
 * request.
 */
export async function getProducts(
  locale: LocaleDefinition,
  categorySlug: string,
): Promise<ContentList<Product>> {
  return isSlug(categorySlug)
    ? inOrder(await readList('product', locale, categorySlug))
    : { ok: true, items: [] };
}

/**
 * Returns the products of every category that the locale offers, by productOrderNumber. Reads the lists of
 * the categories, which other pages need too, so that each product is requested and stored once.
 */
export async function getAllProducts(locale: LocaleDefinition): Promise<ContentList<Product>> {
  const lists = await Promise.all(enabledCategories(locale).map((slug) => getProducts(locale, slug)));
  return inOrder({ ok: lists.every(({ ok }) => ok), items: lists.flatMap(({ items }) => items) });
}

/**
 * Returns the lines that the locale offers, in their order: each category's first product and color. Without the
 * category, the color is that of the product.
 */
export async function getLineUp(locale: LocaleDefinition): Promise<readonly Line[]> {
  const slugs = enabledCategories(locale);
  const [colors, lists] = await Promise.all([
    getLineColors(locale),
    Promise.all(slugs.map((slug) => getProducts(locale, slug))),
  ]);
  return slugs.flatMap((slug, index) => {
    const product = lists[index]?.items[0];
    return product ? [{ slug, product, color: colors.get(slug) ?? product.backgroundColor }] : [];
  });
}

function slugOfName(name: string): string {
  return name.toLowerCase().replace(/\s+/g, '-');
}

function findInCategory(
  products: readonly Product[],
  categorySlug: string,
  slug: string,
): Product | undefined {
  const bySlug = products.find((product) => product.slug === slug);
  if (bySlug || categorySlug !== foundByName) return bySlug;
  return products.find((product) => slugOfName(product.name) === slug.toLowerCase());
}

/** A name has thousands of spellings, such as `GrApe`. Only the slug and the plain spelling are stored. */
const isOwnAddress = ({ slug, name }: Product, requested: string) =>
  [slug, slugOfName(name)].includes(requested);

type ProductResult = ContentResult<Product>;

function itemsOf(result: ProductResult): readonly Product[] {
  return result.state === 'failed' ? [] : result.items;
}

/**
 * Returns the item of `productData.items` at the requested path. AEM matches paths by prefix, so a request
 * for `grape` also returns `grape-soda`.
 */
function singleOf(result: ProductResult, categorySlug: string, slug: string): Product | null {
  const isOther = (item: Product) => item.slug !== slug && item.slug.startsWith(slug);
  const product = itemsOf(result).find((item) => !isOther(item));
  return product ? { ...product, categorySlug, slug } : null;
}

/**
 * Applies the cache control of a product page. A page with its product is complete even if one of two
 * requests failed, but is fresh for a shorter time.
 */
async function noteLookup(
  lookup: ProductLookup,
  results: readonly ProductResult[],
  locale: LocaleDefinition,
) {
  for (const result of results) {
    const isCovered = result.state === 'failed' && lookup.state === 'found';
    await applyCacheControl(isCovered ? { state: 'stale', items: [] } : result, 'product', locale.id);
  }
  return lookup;
}

/**
 * Returns one product (NAV-05).
 * Reads the category's list first: it is usually stored, so that an unknown slug sends no request of its own.
 * Then reads a listed slug from its own folder, with the list's item as fallback. Without a list, only the
 * folder decides, and an empty folder proves nothing. That page is not stored, so that unknown slugs evict no
 * complete page during an outage.
 */
export async function getProduct(
  locale: LocaleDefinition,
  categorySlug: string,
  productSlug: string,
): Promise<ProductLookup> {
  if (!isSlug(categorySlug) || !isSlug(productSlug)) return { state: 'missing' };
  const list = await readContent({ type: 'product', locale, sub: [categorySlug] });
  const listed = findInCategory(itemsOf(list), categorySlug, productSlug);
  if (list.state !== 'failed' && !listed) return noteLookup({ state: 'missing' }, [list], locale);

  const slug = listed?.slug ?? productSlug;
  const isUnverified = list.state === 'failed';
  const single = await readContent({ type: 'product', locale, sub: [categorySlug, slug], isUnverified });
  const found = singleOf(single, categorySlug, slug) ?? listed;
  const [product] = await withEditing('product', found ? [found] : []);
  if (!product || (listed && !isOwnAddress(listed, productSlug))) await markUncacheable();
  const lookup: ProductLookup = product
    ? { state: 'found', product: withReviewId(product) }
    : { state: 'unavailable' };
  return noteLookup(lookup, [list, single], locale);
}
