import { useTranslations } from 'next-intl';
import { ProductHeart } from '@/components/wishlist/product-heart';
import type { ContentList, Product } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { ProductCard } from './product-card';
import styles from './product-grid.module.css';

type ProductGridProps = { readonly products: ContentList<Product>; readonly locale: LocaleDefinition };

/** Tiles of the first row, on the widest screens, load with the page. */
const firstRow = 3;

/** The products by productOrderNumber, or a word that they are coming soon (spec section 2, category page). */
export function ProductGrid({ products, locale }: ProductGridProps) {
  const t = useTranslations('category');
  const sorted = products.items.toSorted((left, right) => left.order - right.order);
  if (sorted.length === 0) {
    return <p className={styles.empty}>{t(products.ok ? 'errors.coming-soon' : 'errors.unavailable')}</p>;
  }
  return (
    <section aria-labelledby="flavors">
      <header className={styles.header}>
        <h2 className={styles.heading} id="flavors">
          {t('flavors')}
        </h2>
        {sorted.length > 1 ? <p className={styles.count}>{t('count', { count: sorted.length })}</p> : null}
      </header>
      <ul className={styles.grid}>
        {sorted.map((product, index) => (
          <li className={styles.cell} key={product.path}>
            <ProductCard locale={locale} priority={index < firstRow} product={product} />
            <ProductHeart className={styles.heart} locale={locale} product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
