import { useTranslations } from 'next-intl';
import { BackToCategory } from './back-to-category';
import { ProductNotice } from './product-notice';

/** An unknown product of an offered category (spec section 2: product not found). */
export function ProductMissing() {
  const t = useTranslations('category.product.missing');
  return (
    <ProductNotice text={t('text')} title={t('title')}>
      <BackToCategory label={t('back')} />
    </ProductNotice>
  );
}

/** The backend is down and nothing was kept: the page says so little that it stays true (contract section 7). */
export function ProductUnavailable() {
  const t = useTranslations('category.product');
  return (
    <ProductNotice text={t('unavailable.text')} title={t('unavailable.title')}>
      <BackToCategory label={t('missing.back')} />
    </ProductNotice>
  );
}
