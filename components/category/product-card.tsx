import { useTranslations } from 'next-intl';
import { ContentImage } from '@/components/ui/content-image';
import { Icon } from '@/components/ui/icon';
import { LinkPending } from '@/components/ui/link-pending';
import { ProductMorph } from '@/components/ui/product-morph';
import { textToneOn } from '@/lib/color';
import { imageSource } from '@/lib/content/assets';
import { editable } from '@/lib/content/editable';
import type { ProductSummary } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { nameFit } from '@/lib/product/name-fit';
import styles from './product-card.module.css';

type ProductCardProps = {
  readonly product: ProductSummary;
  readonly locale: LocaleDefinition;
  /** False where an earlier part of the page may have the product. */
  readonly morphs: boolean;
};

/** Width in em up to which a compound stays on one line. */
const longCompound = 7;

/** Width in em of the longest word that the style sheet expects. */
const longWord = 4.3;

/** Returns whether a name such as "Pêche-mangue" has one line, and the width in em that decides about its size, if any. */
function nameWidth(name: string) {
  const { line, word } = nameFit(name);
  const isCompound = name.includes('-') && !name.includes(' ') && line <= longCompound;
  if (isCompound) return { isCompound, width: line };
  return { isCompound, width: word > longWord ? word : null };
}

/** A tile in the product's colour that leads to its page (CAT-01). */
export function ProductCard({ product, locale, morphs }: ProductCardProps) {
  const t = useTranslations('category');
  const image = product.tileImage ?? product.image;
  const { isCompound, width } = nameWidth(product.name);
  return (
    <ProductMorph off={!morphs} part="field" product={product}>
      <a
        className={styles.card}
        data-contained={product.isContained || undefined}
        data-tone={textToneOn(product.backgroundColor)}
        href={`/${product.categorySlug}/${product.slug}`}
        style={{ '--tile': product.backgroundColor }}
      >
        <ProductMorph off={!morphs} part="bottle" product={product}>
          <span className={styles.picture}>
            <ContentImage
              alt={product.tileImageAlt || product.imageAlt}
              height={1280}
              source={image ? imageSource(image, { locale, slot: 'product-tile' }) : null}
              width={640}
              {...editable(product, product.tileImage ? 'tileImage' : 'image')}
            />
          </span>
        </ProductMorph>
        <span className={styles.foot}>
          <ProductMorph off={!morphs} part="name" product={product}>
            <span
              className={styles.name}
              data-compound={isCompound || undefined}
              style={width === null ? undefined : { '--width': width }}
              {...editable(product, 'name')}
            >
              {product.name}
            </span>
          </ProductMorph>
          <span className={styles.arrow}>
            <Icon name="arrow-right" />
          </span>
        </span>
        {image ? null : <span className={styles.note}>{t('no-picture')}</span>}
        <LinkPending label={t('errors.loading')} />
      </a>
    </ProductMorph>
  );
}
