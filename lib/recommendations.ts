import 'server-only';
import { getAllProducts } from '@/lib/content';
import type { ProductSummary } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { offersSlug } from '@/lib/locales/features';
import { needsOtherLines, recommendedProducts } from './strips';

/**
 * Returns the recommendations of a category page or, with `currentSlug`, of a product page. Reads the
 * products of other categories only if the page shows all of its own.
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
    everyLine: everyLine.filter(({ categorySlug }) => offersSlug(locale, categorySlug)),
  });
}
