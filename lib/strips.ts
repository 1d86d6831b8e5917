import type { ProductSummary } from '@/lib/content/types';

/** Lines in the order of the home strip; the others come after them (spec section 9). */
const lineOrder = ['sports-drink', 'zero-sugar', 'lyte'];
const homeStripLength = 8;
const recommendationCount = 3;
const paddedLength = 6;
/** Fewer than three different products look sparse when three stand side by side: the row is made longer. */
const paddedLengthOfSmallList = 9;

const lineRank = ({ categorySlug }: ProductSummary) => {
  const rank = lineOrder.indexOf(categorySlug);
  return rank === -1 ? lineOrder.length : rank;
};

/** Repeats a list until it has the length. */
function repeatTo<T>(items: readonly T[], length: number): T[] {
  return Array.from({ length }, (_, index) => items[index % items.length] as T);
}

/**
 * The products of the home strip: sorted by line, then by order number; the first 8, doubled so that the strip can
 * loop (spec section 9).
 */
export function homeStripProducts<T extends ProductSummary>(products: readonly T[]): readonly T[] {
  const first = [...products]
    .sort((a, b) => lineRank(a) - lineRank(b) || a.order - b.order)
    .slice(0, homeStripLength);
  return [...first, ...first];
}

/**
 * The "you may also like" strip of a category (spec section 9): the next 3 products after the current one, going
 * around at the end, repeated up to 6 items; where fewer than 3 others exist the row is repeated up to 9. Without a
 * current product, or with one that is not in the list, it starts with the first.
 */
export function recommendedProducts<T extends ProductSummary>(
  products: readonly T[],
  currentSlug?: string,
): readonly T[] {
  const sorted = [...products].sort((a, b) => a.order - b.order);
  const current = sorted.findIndex(({ slug }) => slug === currentSlug);
  const others = [...sorted.slice(current + 1), ...sorted.slice(0, Math.max(current, 0))];
  const picks = others.slice(0, recommendationCount);
  if (picks.length === 0) return [];
  return repeatTo(picks, picks.length < recommendationCount ? paddedLengthOfSmallList : paddedLength);
}
