import type { CSSProperties, ReactNode } from 'react';
import { ContentImage, type ImageSource } from '@/components/ui/content-image';
import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import { textToneOn } from '@/lib/color';
import type { ProductSummary } from '@/lib/content/types';
import styles from './strip-card.module.css';

type StripCardProps = {
  readonly product: ProductSummary;
  /** Its category's name in the visitor's language. */
  readonly category: string;
  readonly image: ImageSource | null;
  /** True for an item that only makes the row longer: hidden from assistive technology and the tab order. */
  readonly repeat: boolean;
  /** A control in the corner of the card, beside its link. */
  readonly corner?: ReactNode;
};

/** One product of the strip, linking to /{categorySlug}/{productSlug} (spec section 2, Marquee). */
export function StripCard({ product, category, image, repeat, corner }: StripCardProps) {
  const { categorySlug, slug, name, backgroundColor, isContained } = product;
  const alt = product.tileImage ? product.tileImageAlt : product.imageAlt;
  return (
    <li aria-hidden={repeat || undefined} className={styles.item}>
      <SmartLink
        className={styles.card}
        data-contained={isContained}
        data-tone={textToneOn(backgroundColor)}
        href={`/${categorySlug}/${slug}`}
        style={{ '--surface': backgroundColor } as CSSProperties}
        tabIndex={repeat ? -1 : undefined}
      >
        <span className={styles.category}>{category}</span>
        <span className={styles.name}>{name}</span>
        <span className={styles.shot}>
          <ContentImage
            alt={alt}
            height={1280}
            sizes="(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw"
            source={image}
            width={640}
          />
        </span>
        <span className={styles.go}>
          <Icon name="arrow-right" />
        </span>
      </SmartLink>
      {corner ? <span className={styles.corner}>{corner}</span> : null}
    </li>
  );
}
