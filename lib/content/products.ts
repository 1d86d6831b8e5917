import 'server-only';
import { getConfig } from '@/lib/config';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import type { Reading } from './door';
import { isSafeSlug } from './folder-path';
import { inOrder, readList } from './lists';
import { markNotStored, notePageLife } from './page-life';
import { readFolder } from './read-folder';
import type { ContentList, Product, ProductLookup } from './types';

/** Sticks were published under several folder names: their pages are also found by name (spec section 7.1). */
const foundByName = 'flash-iv-sticks';

/** A product of the sample reviews, so that the reviews tab can be seen in local mode (spec section 7.1). */
const sampleReviewProductId = '2133';

function withReviewId(product: Product): Product {
  if (product.reviewProductId || getConfig().appEnv !== 'local') return product;
  return { ...product, reviewProductId: sampleReviewProductId };
}

async function readProducts(
  locale: LocaleDefinition,
  ...sub: readonly string[]
): Promise<ContentList<Product>> {
  const list = inOrder(await readList('product', locale, ...sub));
  return { ...list, items: list.items.map(withReviewId) };
}

/** The products of a category by productOrderNumber. A slug that is none has no products, and costs no call. */
export async function getProducts(
  locale: LocaleDefinition,
  categorySlug: string,
): Promise<ContentList<Product>> {
  return isSafeSlug(categorySlug) ? readProducts(locale, categorySlug) : { ok: true, items: [] };
}

/** The products of every category by productOrderNumber (spec section 9, Home strip). */
export async function getAllProducts(locale: LocaleDefinition): Promise<ContentList<Product>> {
  return readProducts(locale);
}

function slugOfName(name: string): string {
  return name.toLowerCase().trim().replace(/\s+/g, '-');
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

/** A name can be spelled in thousands of ways, such as `GrApe`: a page is kept at the slug and at the plain one. */
const isOwnAddress = ({ slug, name }: Product, asked: string) => [slug, slugOfName(name)].includes(asked);

type ProductReading = Reading<Product>;

function itemsOf(reading: ProductReading): readonly Product[] {
  return reading.state === 'failed' ? [] : reading.items;
}

/**
 * `productData.items[0]`, known by the address it was asked for. AEM takes the path for a beginning: who asks for
 * `grape` gets `grape-soda` as well.
 */
function singleOf(reading: ProductReading, categorySlug: string, slug: string): Product | null {
  const isOther = (item: Product) => item.slug !== slug && item.slug.startsWith(slug);
  const product = itemsOf(reading).find((item) => !isOther(item));
  return product ? { ...product, categorySlug, slug } : null;
}

/** A page with its product is a full page, also when one of two calls failed: only its life is shorter. */
async function noteLookup(
  lookup: ProductLookup,
  readings: readonly ProductReading[],
  locale: LocaleDefinition,
) {
  for (const reading of readings) {
    const isCovered = reading.state === 'failed' && lookup.state === 'found';
    await notePageLife(isCovered ? { state: 'kept', items: [] } : reading, 'product', locale.id);
  }
  return lookup;
}

/**
 * One product (spec section 7.1).
 *
 * The category's list is asked first: it is usually at hand, and a made-up slug that a good list does not hold
 * costs no call of its own. A slug it does hold is read from its own folder, with the list's item as fallback.
 * Without a list the folder alone decides, but that it has nothing is no proof then; the page is not kept, so that
 * made-up slugs push out no good page during an outage, nor does each of them cost a call.
 */
export async function getProduct(
  locale: LocaleDefinition,
  categorySlug: string,
  productSlug: string,
): Promise<ProductLookup> {
  if (!isSafeSlug(categorySlug) || !isSafeSlug(productSlug)) return { state: 'missing' };
  const list = await readFolder({ type: 'product', locale, sub: [categorySlug] });
  const listed = findInCategory(itemsOf(list), categorySlug, productSlug);
  if (list.state !== 'failed' && !listed) return noteLookup({ state: 'missing' }, [list], locale);

  const slug = listed?.slug ?? productSlug;
  const isUnproven = list.state === 'failed';
  const single = await readFolder({ type: 'product', locale, sub: [categorySlug, slug], isUnproven });
  const product = singleOf(single, categorySlug, slug) ?? listed;
  if (!product || (listed && !isOwnAddress(listed, productSlug))) await markNotStored();
  const lookup: ProductLookup = product
    ? { state: 'found', product: withReviewId(product) }
    : { state: 'unavailable' };
  return noteLookup(lookup, [list, single], locale);
}
