import { useTranslations } from 'next-intl';
import { BreadcrumbData, StructuredData } from '@/components/seo/structured-data';
import { imageSource } from '@/lib/assets';
import { brand } from '@/lib/brand';
import type { Product } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { titleValues } from '@/lib/product/full-name';
import { productJsonLd } from '@/lib/seo/product-json-ld';
import { siteOrigin } from '@/lib/seo/site-url';

type ProductDataProps = {
  readonly product: Product;
  readonly categoryName: string;
  readonly locale: LocaleDefinition;
  readonly rating: { readonly average: number; readonly total: number } | null;
};

/** What search engines read of the product: its rating, and its place in the site. */
export function ProductData({ product, categoryName, locale, rating }: ProductDataProps) {
  const t = useTranslations('category.product');
  const { name, categorySlug, slug } = product;
  const origin = siteOrigin(locale.id);
  const image = imageSource(product.image ?? product.tileImage, { locale, widths: [600] });
  const data = productJsonLd({
    name,
    category: categoryName,
    description: t('meta-description', { ...titleValues(name, categoryName), brand: brand.name }),
    url: `${origin}/${categorySlug}/${slug}`,
    image: image && new URL(image.src, origin).href,
    rating,
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
