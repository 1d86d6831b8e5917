import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ProductStory } from '@/components/product-story/product-story';
import { imageSource } from '@/lib/content/assets';
import { editable } from '@/lib/content/editable';
import type { Product } from '@/lib/content/types';
import { sizeText } from '@/lib/product/amount-text';
import { hasFacts, hasText, sizesOf, variantsOf } from '@/lib/product/per-size';
import type { SizeOffer } from '@/lib/product/selection';
import { sizeImages, sizePlan } from '@/lib/product/sizes';
import { toldItems } from '@/lib/product/story';
import { DetailsPanel } from './details-panel';
import { type InfoTab, InfoTabs } from './info-tabs';
import { IngredientsPanel } from './ingredients-panel';
import { NutritionPanel } from './nutrition-panel';
import { ProductBuyBar } from './product-buy-bar';
import { ProductHero, type ProductHeroProps } from './product-hero';
import { type Pack, SelectionProvider } from './selection-provider';

type ProductDetailProps = Omit<ProductHeroProps, 'sizes' | 'product'> & {
  readonly product: Product;
  /** Further tabs of the page, shown after the product's own. */
  readonly extraTabs?: readonly InfoTab[];
  /** Details of other products of the line. */
  readonly others?: readonly string[];
  /** Content below the tabs, such as the recommendations. */
  readonly children?: ReactNode;
};

/** Renders the loaded product page (PROD-01). */
export function ProductDetail({
  product,
  extraTabs = [],
  others = [],
  children,
  ...hero
}: ProductDetailProps) {
  const t = useTranslations('category.product.tabs');
  const { sizes: order, defaultSize } = sizePlan(product.categorySlug);
  const images = sizeImages(product);
  const available = images.map(({ size }) => size);
  const nutrition = variantsOf(product.nutrition, order, hasFacts);
  const ingredients = variantsOf(product.ingredients, order, hasText);

  const offer: SizeOffer = {
    category: product.categorySlug,
    defaultSize,
    available,
    withContent: { nutrition: sizesOf(nutrition), ingredients: sizesOf(ingredients) },
  };
  const pack: Pack = {
    name: product.name,
    sizes: images.map(({ size, image }) => ({
      size,
      label: sizeText(size, hero.locale.tag),
      source: image ? imageSource(image, { locale: hero.locale, slot: 'buy-bar' }) : null,
    })),
  };
  // Without a picture there is no story.
  const told = images.some(({ image }) => image) ? toldItems(product, others) : [];
  const tabs: readonly InfoTab[] = [
    {
      id: 'details',
      label: t('details'),
      content: <DetailsPanel product={product} sizes={available} told={told} />,
    },
    {
      id: 'nutrition',
      label: t('nutrition'),
      content: (
        <NutritionPanel
          editing={editable(product, 'nutrition')}
          facts={product.nutrition}
          variants={nutrition}
        />
      ),
    },
    {
      id: 'ingredients',
      label: t('ingredients'),
      content: <IngredientsPanel editing={editable(product, 'ingredients')} variants={ingredients} />,
    },
    ...extraTabs,
  ];

  return (
    <div style={{ '--product-color': product.backgroundColor }} {...editable(product)}>
      <SelectionProvider key={product.path} offer={offer} pack={pack}>
        <ProductHero product={product} sizes={images} {...hero} />
        <ProductStory locale={hero.locale} product={product} sizes={images} told={told} />
        <InfoTabs label={t('label', { name: product.name })} tabs={tabs} />
        {children}
        <ProductBuyBar locale={hero.locale} product={product} />
      </SelectionProvider>
    </div>
  );
}
