import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Share } from '@/components/share/share';
import { LinkButton } from '@/components/ui/button';
import { ContentImage } from '@/components/ui/content-image';
import { Icon } from '@/components/ui/icon';
import { ProductHeart } from '@/components/wishlist/product-heart';
import { imageSource } from '@/lib/assets';
import { textToneOn } from '@/lib/color';
import type { Category, Product } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { fullName } from '@/lib/product/full-name';
import { isSoldOnline } from '@/lib/product/retailers';
import type { SizeImage } from '@/lib/product/sizes';
import { siteOrigin } from '@/lib/seo/site-url';
import { CategoryLockup } from './category-lockup';
import styles from './product-hero.module.css';
import { nameStyle, ProductName } from './product-name';
import { ShopNow } from './shop-now';
import { SizeSlider } from './size-slider';
import { SizePicker, SizeTabs } from './size-tabs';
import { useShopLabels } from './use-shop-labels';

export type ProductHeroProps = {
  readonly product: Product;
  readonly category: Category | null;
  readonly categoryName: string;
  readonly locale: LocaleDefinition;
  readonly sizes: readonly SizeImage[];
};

/** Picture widths on mobile, tablet and desktop (spec section 9). */
const widths = [400, 500, 600];
const imageSizes = '(min-width: 1024px) 600px, (min-width: 768px) 500px, 400px';

/** The hero of a product in its own colour (spec section 2, product detail). */
export function ProductHero({ product, category, categoryName, locale, sizes }: ProductHeroProps) {
  const t = useTranslations('category.product');
  const shopLabels = useShopLabels();
  const tone = textToneOn(product.backgroundColor);
  const url = `${siteOrigin(locale.id)}/${product.categorySlug}/${product.slug}`;
  const alt = product.imageAlt || fullName(product.name, categoryName, ' ');

  const slides = sizes.map(({ size, image }, index) => ({
    size,
    picture: (
      <ContentImage
        alt={alt}
        draggable={false}
        height={1280}
        priority={index === 0}
        sizes={imageSizes}
        source={image ? imageSource(image, { locale, widths }) : null}
        width={640}
      />
    ),
  }));

  return (
    <section
      className={styles.hero}
      data-tone={tone}
      style={{ '--product-color': product.backgroundColor, ...nameStyle(product.name) } as CSSProperties}
    >
      <SizeTabs className={styles.stage}>
        <div className={styles.name}>
          <ProductName name={product.name} />
        </div>
        <div className={styles.slider}>
          <SizeSlider slides={slides} />
        </div>
        <div className={styles.choice}>
          <div className={styles.lockup}>
            <CategoryLockup category={category} locale={locale} name={categoryName} tone={tone} />
          </div>
          <div className={styles.sizes}>
            <SizePicker label={t('sizes')} sizes={sizes.map(({ size }) => size)} />
          </div>
        </div>
        <div className={styles.buttons}>
          {isSoldOnline(product.retailers) ? (
            <ShopNow label={t('shop-now')} labels={shopLabels} links={product.retailers} />
          ) : null}
          <LinkButton href="/store-locator" variant="outline">
            <Icon name="pin" />
            {t('find-near-me')}
          </LinkButton>
          <div className={styles.extras}>
            <ProductHeart locale={locale} product={product} worded />
            <Share locale={locale} shared={{ title: fullName(product.name, categoryName), url }} worded />
          </div>
        </div>
      </SizeTabs>
    </section>
  );
}
