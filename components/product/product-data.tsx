import { useTranslations } from 'next-intl';
import { imageSource } from '@/lib/assets';
import { brand } from '@/lib/brand';
import type { Product } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { inlineJson } from '@/lib/seo/json-ld';
import { productJsonLd } from '@/lib/seo/product-json-ld';
import { siteOrigin } from '@/lib/seo/site-url';

type ProductDataProps = {
  readonly product: Product;
  readonly categoryName: string;
  readonly locale: LocaleDefinition;
  readonly rating: { readonly average: number; readonly total: number } | null;
};

/** What search engines read of the product, its rating included. */
export function ProductData({ product, categoryName, locale, rating }: ProductDataProps) {
  const t = useTranslations('category.product');
  const { name, categorySlug, slug } = product;
  const origin = siteOrigin(locale.id);
  const image = imageSource(product.image ?? product.tileImage, { locale, widths: [600] });
  const data = productJsonLd({
    name,
    category: categoryName,
    description: t('meta-description', { name, category: categoryName, brand: brand.name }),
    url: `${origin}/${categorySlug}/${slug}`,
    image: image && new URL(image.src, origin).href,
    rating,
  });
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: data, escaped for the inside of a script.
    <script dangerouslySetInnerHTML={{ __html: inlineJson(data) }} type="application/ld+json" />
  );
}
