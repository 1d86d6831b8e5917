import { ContentImage } from '@/components/ui/content-image';
import { Icon } from '@/components/ui/icon';
import { LinkPending } from '@/components/ui/link-pending';
import { SmartLink } from '@/components/ui/smart-link';
import type { ImageSource } from '@/lib/assets/types';
import { textToneOn } from '@/lib/color';
import { editable } from '@/lib/content/editable';
import type { Category } from '@/lib/content/types';
import { keepUnits } from '@/lib/text/no-break';
import { categoryHrefOf } from '../category-link';
import styles from './category-card.module.css';

type CategoryCardProps = {
  readonly category: Category;
  readonly image: ImageSource | null;
  /** The category's name in the visitor's language. */
  readonly label: string;
  readonly shop: string;
  /** Message while the category's page loads. */
  readonly loading: string;
};

/** Renders a category with its facts and a link to its page (HOME-04). */
export function CategoryCard({ category, image, label, shop, loading }: CategoryCardProps) {
  const surface = category.backgroundColor;
  return (
    <SmartLink
      className={styles.card}
      data-tone={textToneOn(surface ?? '')}
      href={categoryHrefOf(category)}
      style={surface ? { '--surface': surface } : undefined}
      {...editable(category)}
    >
      <span className={styles.shot}>
        <ContentImage alt="" height={1000} source={image} width={1000} {...editable(category, 'image')} />
      </span>
      <span className={styles.copy} {...editable(category, 'facts')}>
        <span className={styles.name}>{label}</span>
        {category.facts.map((fact) => (
          <span className={styles.fact} key={fact}>
            {keepUnits(fact)}
          </span>
        ))}
        <span className={styles.shop}>
          {shop}
          <Icon name="arrow-right" />
        </span>
      </span>
      <LinkPending label={loading} />
    </SmartLink>
  );
}
