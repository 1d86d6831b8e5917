import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/button';
import { ContentImage } from '@/components/ui/content-image';
import type { CategorySlug } from '@/lib/locales/category-slugs';
import styles from './product-missing.module.css';

type ProductNoticeProps = { readonly title: string; readonly text: string; readonly children?: ReactNode };

/** Renders the message of a product page without a product. */
function ProductNotice({ title, text, children }: ProductNoticeProps) {
  return (
    <section className={styles.notice}>
      <ContentImage alt="" className={styles.bottle} height={1280} priority source={null} width={640} />
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </section>
  );
}

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
