import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ProductHeart } from '@/components/wishlist/product-heart';
import { editable } from '@/lib/content/editable';
import type { ContentList, EditAttributes, ProductSummary } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { MoreProducts } from './more-products';
import { ProductCard } from './product-card';
import styles from './product-grid.module.css';

type ProductGridProps = {
  readonly products: ContentList<ProductSummary>;
  readonly locale: LocaleDefinition;
  /** The heading of a list outside a category's page. */
  readonly heading?: {
    readonly id: string;
    readonly text: string;
    readonly editing: EditAttributes | undefined;
  };
  /** Fills the last row where products leave a gap. */
  readonly filler?: ReactNode;
  /** False where an earlier part of the page may have the same products. */
  readonly morphs?: boolean;
};

/** Maximum number of tiles. React renders a page in one task; hundreds of tiles would block other requests. */
const maxTiles = 120;

/** Renders the products by productOrderNumber, or a coming-soon message (CAT-03). */
export function ProductGrid({ products, locale, heading, filler, morphs = true }: ProductGridProps) {
  const t = useTranslations('category');
  const sorted = products.items.toSorted((left, right) => left.order - right.order);
  if (sorted.length === 0) {
    return <p className={styles.empty}>{t('errors.coming-soon')}</p>;
  }
  const id = heading?.id ?? 'flavors';
  return (
    <section aria-labelledby={id}>
      <header className={styles.header}>
        <h2 className={styles.heading} id={id} {...heading?.editing}>
          {heading?.text || t('flavors', { count: sorted.length })}
        </h2>
        {sorted.length > 1 ? <p className={styles.count}>{t('count', { count: sorted.length })}</p> : null}
      </header>
      <ul className={styles.grid} {...editable(products)}>
        {sorted.slice(0, maxTiles).map((product) => (
          <li className={styles.cell} key={product.path} {...editable(product)}>
            <ProductCard locale={locale} morphs={morphs} product={product} />
            <ProductHeart className={styles.heart} locale={locale} product={product} />
          </li>
        ))}
        {filler ? <li className={styles.filler}>{filler}</li> : null}
      </ul>
      <MoreProducts products={sorted.slice(maxTiles)} />
    </section>
  );
}
