import type { ReactNode } from 'react';
import { ContentImage } from '@/components/ui/content-image';
import { Icon } from '@/components/ui/icon';
import { LinkPending } from '@/components/ui/link-pending';
import { ProductMorph } from '@/components/ui/product-morph';
import { SmartLink } from '@/components/ui/smart-link';
import type { ImageSource } from '@/lib/assets/types';
import { textToneOn } from '@/lib/color';
import { editable } from '@/lib/content/editable';
import type { ProductSummary } from '@/lib/content/types';
import { nameFit } from '@/lib/product/name-fit';
import styles from './strip-card.module.css';

type StripCardProps = {
  readonly product: ProductSummary;
  /** The category's name in the visitor's language. */
  readonly category: string;
  readonly image: ImageSource | null;
  /** A word in place of a missing picture. */
  readonly note: string | null;
  /** Message while the page of the product loads. */
  readonly loading: string;
  /** True for a repeated item, which is hidden from assistive technology and the tab order. */
  readonly repeat: boolean;
  /** True where no other part of the page has the product. */
  readonly morphs: boolean;
  /** A control in the corner of the card, beside its link. */
  readonly corner?: ReactNode;
};

/** Width in em of a line of the name: its font size is an eighth of the card. */
const oneLine = 8;

/** Renders one product of the strip, with a link to /{categorySlug}/{productSlug} (STRIP-01). */
export function StripCard({
  product,
  category,
  image,
  note,
  loading,
  repeat,
  morphs,
  corner,
}: StripCardProps) {
  const { categorySlug, slug, name, backgroundColor, isContained } = product;
  const alt = product.tileImage ? product.tileImageAlt : product.imageAlt;
  return (
    <li aria-hidden={repeat || undefined} className={styles.item} {...editable(product)}>
      <ProductMorph off={!morphs} part="field" product={product}>
        <SmartLink
          className={styles.card}
          data-contained={isContained}
          data-long={nameFit(name).line > oneLine || note !== null || undefined}
          data-tone={textToneOn(backgroundColor)}
          href={`/${categorySlug}/${slug}`}
          style={{ '--surface': backgroundColor }}
          tabIndex={repeat ? -1 : undefined}
        >
          <span className={styles.category}>{category}</span>
          <span className={styles.name} {...editable(product, 'name')}>
            {name}
          </span>
          {note ? <span className={styles.category}>{note}</span> : null}
          <ProductMorph off={!morphs} part="bottle" product={product}>
            <span className={styles.shot}>
              <ContentImage
                alt={alt}
                height={1280}
                source={image}
                width={640}
                {...editable(product, product.tileImage ? 'tileImage' : 'image')}
              />
            </span>
          </ProductMorph>
          <span className={styles.go}>
            <Icon name="arrow-right" />
          </span>
          <LinkPending label={loading} />
        </SmartLink>
      </ProductMorph>
      {corner ? <span className={styles.corner}>{corner}</span> : null}
    </li>
  );
}
