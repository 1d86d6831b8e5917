import { useTranslations } from 'next-intl';
import { MomentTile } from '@/components/category/moment-tile';
import type { CategorySlug } from '@/lib/locales/category-slugs';
import styles from './product-moment.module.css';

type ProductMomentProps = {
  readonly category: CategorySlug;
  /** Slug of the product. */
  readonly product: string;
};

/** Products with a picture in which they stand in front of the other flavors. */
const leaders: Partial<Record<CategorySlug, readonly string[]>> = {
  'flash-iv-ready-to-drink': ['grape', 'strawberry-kiwi', 'tropical-punch'],
  'flash-iv-sticks': ['grape', 'strawberry-kiwi', 'tropical-punch'],
  lyte: ['coconut', 'peach-mango', 'tropical-coconut'],
  'sports-drink': [
    'blue-raspberry',
    'fruit-punch',
    'grape',
    'orange-mango',
    'peach-mango',
    'strawberry-banana',
    'tropical-punch',
  ],
  'zero-sugar': ['blue-raspberry', 'lemon-lime', 'orange'],
};

/** Renders the place where the product's line is at home, across the page (PROD-01). */
export function ProductMoment({ category, product }: ProductMomentProps) {
  const t = useTranslations('category.leads');
  const names = { category, product };
  return (
    <div className={styles.moment}>
      <MomentTile
        isWide
        ownPicture={
          leaders[category]?.includes(product)
            ? { wide: t('imageSrc', names), tall: t('tallImageSrc', names) }
            : undefined
        }
        slug={category}
      />
    </div>
  );
}
