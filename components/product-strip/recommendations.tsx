import { useTranslations } from 'next-intl';
import type { ProductSummary } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { ProductStrip } from './product-strip';

type RecommendationsProps = {
  /** From `getRecommendations`. */
  readonly products: readonly ProductSummary[];
  readonly locale: LocaleDefinition;
};

/** Renders the "you may also like" strip of a category or product page. */
export function Recommendations({ products, locale }: RecommendationsProps) {
  const t = useTranslations('category');
  return <ProductStrip heading={t('you-may-also-like')} locale={locale} products={products} />;
}
