import { useTranslations } from 'next-intl';
import { MomentTile } from '@/components/category/moment-tile';
import type { CategorySlug } from '@/lib/locales/category-slugs';
import styles from './product-moment.module.css';

type ProductMomentProps = {
  readonly category: CategorySlug;
  /** Slug of the product. */
  readonly product: string;
};

/** Sports drinks with a picture of the race in which they lead. Lemon Lime leads in the picture of the line. */
const leaders: readonly string[] = [
  'blue-raspberry',
  'fruit-punch',
  'grape',
  'orange-mango',
  'peach-mango',
  'strawberry-banana',
  'tropical-punch',
];

/** Renders the place where the product's line is at home, across the page (PROD-01). */
export function ProductMoment({ category, product }: ProductMomentProps) {
  const t = useTranslations('category.race');
  const leads = category === 'sports-drink' && leaders.includes(product);
  return (
    <div className={styles.moment}>
      <MomentTile
        isWide
        ownPicture={
          leads ? { wide: t('imageSrc', { product }), tall: t('tallImageSrc', { product }) } : undefined
        }
        slug={category}
      />
    </div>
  );
}
