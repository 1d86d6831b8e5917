import 'server-only';
import { getAllProducts } from '@/lib/content';
import type { ProductSummary } from '@/lib/content/types';
import { type LocaleDefinition, offersSlug } from '@/lib/locales/definitions';

/** Categories in the order of the home strip; others follow (STRIP-04). */
const lineOrder = ['sports-drink', 'zero-sugar', 'lyte'];
const homeStripLength = 8;
const recommendationCount = 3;
/** With three in view, a row of three products needs more than one repeat to loop without a gap. */
const paddedLength = 9;

const lineRank = ({ categorySlug }: ProductSummary) => {
  const rank = lineOrder.indexOf(categorySlug);
  return rank === -1 ? lineOrder.length : rank;
};

/** Repeats a list up to a length. An empty list stays empty. */
function repeatTo<T>(items: readonly T[], length: number): T[] {
  if (items.length === 0) return [];
  return Array.from({ length }, (_, index) => items[index % items.length] as T);
}

/**
 * Returns the products of the home strip: the first 8 by category and order number, doubled so that the strip can loop
 * (STRIP-04). The very first comes last, because the hero and the slider above the strip show it.
 */
export function homeStripProducts<T extends ProductSummary>(products: readonly T[]): readonly T[] {
  const first = [...products]
    .sort((a, b) => lineRank(a) - lineRank(b) || a.order - b.order)
    .slice(0, homeStripLength);
  const shown = [...first.slice(1), ...first.slice(0, 1)];
  return [...shown, ...shown];
}

type Recommendations<T> = {
  /** The category's products. */
  readonly products: readonly T[];
  readonly currentSlug?: string | undefined;
  /** Products of every line; used only where `needsOtherLines` says so. */
  readonly everyLine?: readonly T[];
};

/** Returns the first product of each category, and the others, in turn from each category. */
function firstsAndOthers<T extends ProductSummary>(products: readonly T[]): readonly [T[], T[]] {
  const sorted = [...products].sort((a, b) => a.order - b.order || lineRank(a) - lineRank(b));
  const seen = new Set<string>();
  const firsts = sorted.filter(({ categorySlug }) => !seen.has(categorySlug) && seen.add(categorySlug));
  return [firsts, sorted.filter((product) => !firsts.includes(product))];
}

/**
 * Returns the products of other categories. On the page of a category the first of each come last, because the comparison
 * above the strip shows them, and each line begins at another place, so that not every page shows the same three. A
 * flavor of several lines occurs once.
 */
function otherLines<T extends ProductSummary>({ products, currentSlug, everyLine = [] }: Recommendations<T>) {
  const own = new Set(products.map(({ categorySlug }) => categorySlug));
  const isOther = ({ categorySlug }: T) => !own.has(categorySlug);
  const [firsts, rest] = firstsAndOthers(everyLine);
  if (currentSlug !== undefined) return [...firsts, ...rest].filter(isOther);
  const page = firsts.findIndex((product) => !isOther(product));
  // Short steps stay away from the end of the list, where only the longest line is left.
  const start = Math.floor(Math.max(page, 0) * 2.5) % Math.max(rest.length, 1);
  return [...rest.slice(start), ...rest.slice(0, start), ...firsts]
    .filter(isOther)
    .filter(({ slug }, index, all) => all.findIndex((other) => other.slug === slug) === index);
}

/** Returns the category's other products after the current one, wrapping around at the end. */
function nextProducts<T extends ProductSummary>({ products, currentSlug }: Recommendations<T>) {
  const sorted = [...products].sort((a, b) => a.order - b.order);
  const current = sorted.findIndex(({ slug }) => slug === currentSlug);
  return [...sorted.slice(current + 1), ...sorted.slice(0, Math.max(current, 0))];
}

/**
 * Returns whether to recommend other categories: the page shows the whole category, or it has a single product.
 */
const needsOtherLines = (products: readonly unknown[], currentSlug?: string) =>
  currentSlug === undefined ? products.length > 0 : products.length === 1;

const hasPicture = ({ image, tileImage }: ProductSummary) => Boolean(image ?? tileImage);

/**
 * Returns the products of the "you may also like" strip, repeated up to 9 items: the next 3 after the current one or,
 * on the page of a category, which shows all of its products, 3 of other lines. One without a picture comes last
 * (STRIP-05).
 */
export function recommendedProducts<T extends ProductSummary>(input: Recommendations<T>): readonly T[] {
  const { products, currentSlug } = input;
  const others = needsOtherLines(products, currentSlug) ? otherLines(input) : [];
  const shown = others.length > 0 || products.length === 1 ? others : nextProducts(input);
  const next = shown.slice(0, recommendationCount);
  return repeatTo(
    next.sort((a, b) => Number(hasPicture(b)) - Number(hasPicture(a))),
    paddedLength,
  );
}

/**
 * Returns the recommendations of a category page or, with `currentSlug`, of a product page. Reads the
 * products of other categories only if the page shows all of its own, and leaves out those without a picture.
 */
export async function getRecommendations(
  locale: LocaleDefinition,
  products: readonly ProductSummary[],
  currentSlug?: string,
): Promise<readonly ProductSummary[]> {
  const everyLine = needsOtherLines(products, currentSlug) ? (await getAllProducts(locale)).items : [];
  return recommendedProducts({
    products,
    currentSlug,
    everyLine: everyLine.filter((product) => offersSlug(locale, product.categorySlug) && hasPicture(product)),
  });
}
