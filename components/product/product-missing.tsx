import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/button';
import type { CategorySlug } from '@/lib/locales/definitions';
import { ProductNotice } from './product-notice';

type NoticeProps = { readonly category: CategorySlug };

/** An unknown product of an offered category (spec section 2: product not found). */
export function ProductMissing({ category }: NoticeProps) {
  const t = useTranslations('category.product.missing');
  return (
    <ProductNotice text={t('text')} title={t('title')}>
      <LinkButton href={`/${category}`}>{t('back')}</LinkButton>
    </ProductNotice>
  );
}

/** The backend is down and nothing was kept: the page says so little that it stays true (contract section 7). */
export function ProductUnavailable({ category }: NoticeProps) {
  const t = useTranslations('category.product');
  return (
    <ProductNotice text={t('unavailable.text')} title={t('unavailable.title')}>
      <LinkButton href={`/${category}`}>{t('missing.back')}</LinkButton>
    </ProductNotice>
  );
}
