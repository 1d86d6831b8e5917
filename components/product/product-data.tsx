import { useTranslations } from 'next-intl';
import { BreadcrumbData, StructuredData } from '@/components/seo/structured-data';
import { assetUrl } from '@/lib/content/assets';
import type { AssetReference, Product } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { sizeText } from '@/lib/product/amount-text';
import { factsForSize } from '@/lib/product/per-size';
import { photographedSizes } from '@/lib/product/sizes';
import { productJsonLd } from '@/lib/seo/product-json-ld';
import { siteOrigin } from '@/lib/seo/site-url';

type ProductDataProps = {
  readonly product: Product;
  readonly categoryName: string;
  readonly description: string;
  readonly locale: LocaleDefinition;
  readonly rating: { readonly average: number; readonly total: number } | null;
};

/** Renders the product's JSON-LD: sizes, nutrition facts, rating and breadcrumbs. */
export function ProductData({ product, categoryName, description, locale, rating }: ProductDataProps) {
  const t = useTranslations('category.product');
  const { name, categorySlug, slug, nutrition } = product;
  const origin = siteOrigin(locale.id);
  const absolute = (path: AssetReference | null) => {
    const image = assetUrl(path, { locale, width: 600 });
    return image && new URL(image, origin).href;
  };
  const sizes = photographedSizes(product).map(({ size, image }) => {
    const text = sizeText(size, locale.tag);
    return {
      size: text,
      name: t('slides', { name, size: text }),
      image: absolute(image),
      nutrition: factsForSize(nutrition, size),
    };
  });
  const data = productJsonLd({
    name,
    category: categoryName,
    description,
    url: `${origin}/${categorySlug}/${slug}`,
    image: absolute(product.tileImage ?? product.image),
    rating,
    sizes,
    nutrition: nutrition && 'all' in nutrition ? nutrition.all : null,
    nutritionName: t('nutrition.caption'),
  });
  return (
    <>
      <StructuredData data={data} />
      <BreadcrumbData
        locale={locale}
        trail={[
          { name: categoryName, path: `/${categorySlug}` },
          { name, path: `/${categorySlug}/${slug}` },
        ]}
      />
    </>
  );
}
