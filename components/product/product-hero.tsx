import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Share, shareMessages } from '@/components/share/share';
import { LinkButton } from '@/components/ui/button';
import { ClientMessages } from '@/components/ui/client-messages';
import { Icon } from '@/components/ui/icon';
import { ProductMorph } from '@/components/ui/product-morph';
import { ProductHeart } from '@/components/wishlist/product-heart';
import { textToneOn } from '@/lib/color';
import { imageSource } from '@/lib/content/assets';
import { editable } from '@/lib/content/editable';
import type { Category, Product } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { sizeText } from '@/lib/product/amount-text';
import { fullName } from '@/lib/product/full-name';
import { isTallest, type SizeImage } from '@/lib/product/sizes';
import { isSoldOnline } from '@/lib/retailers';
import { siteOrigin } from '@/lib/seo/site-url';
import { BuyAction } from './buy-action';
import { CategoryLockup } from './category-lockup';
import colors from './product-field.module.css';
import styles from './product-hero.module.css';
import { nameStyle, ProductName } from './product-name';
import { SizeSlider } from './size-slider';
import { SizePicker, SizeTabs } from './size-tabs';

export type ProductHeroProps = {
  readonly product: Product;
  readonly category: Category | null;
  readonly categoryName: string;
  readonly locale: LocaleDefinition;
  readonly sizes: readonly SizeImage[];
  /** The rating of the product, if it has reviews. */
  readonly rating?: ReactNode;
};

/** Renders the hero of a product in the product's colour (PROD-01). */
export function ProductHero({ product, category, categoryName, locale, sizes, rating }: ProductHeroProps) {
  const t = useTranslations('category.product');
  const tone = textToneOn(product.backgroundColor);
  const url = `${siteOrigin(locale.id)}/${product.categorySlug}/${product.slug}`;
  const soldOnline = isSoldOnline(product.retailers, locale.country);
  const alt = product.imageAlt || fullName(product.name, categoryName, ' ');

  const slides = sizes.map(({ size, image, field }, index) => ({
    size,
    // The placeholder has no empty space at the top, either.
    isTall: !image || isTallest(size, product.categorySlug),
    picture: {
      alt,
      draggable: false,
      height: 1280,
      priority: index === 0,
      source: image ? imageSource(image, { locale, slot: 'product-hero' }) : null,
      width: 640,
    },
    editing: editable(product, field),
  }));

  return (
    <ProductMorph part="field" product={product}>
      <section
        className={`${colors.field} ${styles.hero}`}
        data-tone={tone}
        style={{ '--product-color': product.backgroundColor, ...nameStyle(product.name) }}
      >
        <SizeTabs className={styles.stage}>
          <div className={styles.name}>
            <ProductMorph part="name" product={product}>
              <ProductName editing={editable(product, 'name')} name={product.name} />
            </ProductMorph>
          </div>
          <div className={styles.slider}>
            <ProductMorph part="bottle" product={product}>
              <SizeSlider slides={slides} />
            </ProductMorph>
          </div>
          <div className={styles.choice}>
            <div className={styles.lockup}>
              <CategoryLockup category={category} locale={locale} name={categoryName} />
            </div>
            <div className={styles.sizes}>
              <SizePicker
                label={t('sizes')}
                sizes={sizes.map(({ size }) => ({ size, label: sizeText(size, locale.tag) }))}
              />
            </div>
          </div>
          <div className={styles.buttons}>
            {rating}
            <BuyAction locale={locale} product={product} />
            <LinkButton href="/store-locator" variant={soldOnline ? 'outline' : 'solid'}>
              <Icon name="pin" />
              {t('find-near-me')}
            </LinkButton>
            <div className={styles.extras}>
              <ProductHeart locale={locale} product={product} worded />
              <ClientMessages paths={shareMessages}>
                <Share locale={locale} shared={{ title: fullName(product.name, categoryName), url }} worded />
              </ClientMessages>
            </div>
          </div>
        </SizeTabs>
      </section>
    </ProductMorph>
  );
}
