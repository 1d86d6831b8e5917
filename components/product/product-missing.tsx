import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/button';
import type { CategorySlug } from '@/lib/locales/category-slugs';
import { ProductNotice } from './product-notice';

type NoticeProps = { readonly category: CategorySlug };

/** Renders the product-not-found message for an unknown product of an offered category (NAV-05). */
export function ProductMissing({ category }: NoticeProps) {
  const t = useTranslations('category.product.missing');
  return (
    <ProductNotice text={t('text')} title={t('title')}>
      <LinkButton href={`/${category}`}>{t('back')}</LinkButton>
    </ProductNotice>
  );
}

/** Renders the unavailable message while the backend is down and no stored product exists (PROD-12). */
export function ProductUnavailable({ category }: NoticeProps) {
  const t = useTranslations('category.product');
  return (
    <ProductNotice text={t('unavailable.text')} title={t('unavailable.title')}>
      <LinkButton href={`/${category}`}>{t('missing.back')}</LinkButton>
    </ProductNotice>
  );
}
