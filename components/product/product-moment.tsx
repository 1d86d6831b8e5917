import { MomentTile } from '@/components/category/moment-tile';
import type { CategorySlug } from '@/lib/locales/category-slugs';
import styles from './product-moment.module.css';

/** Renders the place where the product's line is at home, across the page (PROD-01). */
export function ProductMoment({ slug }: { readonly slug: CategorySlug }) {
  return (
    <div className={styles.moment}>
      <MomentTile isWide slug={slug} />
    </div>
  );
}
