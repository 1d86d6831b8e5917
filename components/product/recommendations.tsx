import { useTranslations } from 'next-intl';
import { ProductStrip } from '@/components/product-strip/product-strip';
import type { Product } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { recommendedProducts } from '@/lib/strips';

type RecommendationsProps = {
  readonly products: readonly Product[];
  readonly current: Product;
  readonly locale: LocaleDefinition;
};

/** The next products of the same category (spec sections 2 and 9). */
export function Recommendations({ products, current, locale }: RecommendationsProps) {
  const t = useTranslations('category');
  return (
    <ProductStrip
      heading={t('you-may-also-like')}
      locale={locale}
      products={recommendedProducts(products, current.slug)}
    />
  );
}
