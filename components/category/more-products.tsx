import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ProductSummary } from '@/lib/content/types';
import styles from './more-products.module.css';

/** Renders links to the products of a very long list that have no tile (CAT-05). */
export function MoreProducts({ products }: { readonly products: readonly ProductSummary[] }) {
  const t = useTranslations('category');
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="more-flavors" className={styles.more}>
      <h3 className={styles.heading} id="more-flavors">
        {t('more-flavors')}
      </h3>
      <ul className={styles.list}>
        {products.map(({ path, categorySlug, slug, name }) => (
          <li key={path}>
            <Link className={styles.link} href={`/${categorySlug}/${slug}`} prefetch={false}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
