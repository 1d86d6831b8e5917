import { useTranslations } from 'next-intl';
import { ContentImage } from '@/components/ui/content-image';
import { Icon } from '@/components/ui/icon';
import { LinkPending } from '@/components/ui/link-pending';
import { ProductMorph } from '@/components/ui/product-morph';
import { textToneOn } from '@/lib/color';
import { imageSource } from '@/lib/content/assets';
import type { EditAttributes, Product } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { nameFit } from '@/lib/product/name-fit';
import styles from './favorite-tile.module.css';

type FavoriteTileProps = {
  readonly product: Product;
  readonly locale: LocaleDefinition;
  readonly editing?: EditAttributes | undefined;
};

/**
 * Renders the product in a partner's cooler as a tile that leads to its page, in its color, with its taste image or,
 * without one, its bottle (PART-05).
 */
export function FavoriteTile({ product, locale, editing }: FavoriteTileProps) {
  const t = useTranslations('common.partners');
  const scene = product.tasteImage && imageSource(product.tasteImage, { locale, slot: 'favorite-scene' });
  const bottle = product.tileImage ?? product.image;
  return (
    <ProductMorph part="field" product={product}>
      <a
        className={styles.tile}
        data-tone={textToneOn(product.backgroundColor)}
        href={`/${product.categorySlug}/${product.slug}`}
        style={{ '--tile': product.backgroundColor, '--name-word': nameFit(product.name).word }}
        {...editing}
      >
        <span className={styles.kicker}>{t('favorite')}</span>
        <ProductMorph part="name" product={product}>
          <span className={styles.name}>{product.name}</span>
        </ProductMorph>
        {scene ? (
          <span className={styles.scene}>
            <ContentImage alt="" height={549} source={scene} width={640} />
          </span>
        ) : (
          <ProductMorph part="bottle" product={product}>
            <span className={styles.picture}>
              <ContentImage
                alt=""
                height={1280}
                source={bottle ? imageSource(bottle, { locale, slot: 'strip-card' }) : null}
                width={640}
              />
            </span>
          </ProductMorph>
        )}
        <span className={styles.arrow}>
          <Icon name="arrow-right" />
        </span>
        <LinkPending label={t('loading')} />
      </a>
    </ProductMorph>
  );
}
