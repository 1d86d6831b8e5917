import { SanitizedHtml } from '@/components/ui/sanitized-html';
import type { ProductSummary } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { inlineJson } from '@/lib/seo/json-ld';
import { itemListJsonLd } from '@/lib/seo/list-json-ld';
import { breadcrumbJsonLd, type Crumb, siteJsonLd } from '@/lib/seo/site-json-ld';
import { siteOrigin } from '@/lib/seo/site-url';

type ForLocale = { readonly locale: LocaleDefinition };

/** Renders JSON-LD for search engines (SEO-02). */
export function StructuredData({ data }: { readonly data: object }) {
  return <SanitizedHtml as="script" html={inlineJson(data)} type="application/ld+json" />;
}

/** Renders the site's JSON-LD on its home page. */
export function SiteData({ locale }: ForLocale) {
  return <StructuredData data={siteJsonLd(siteOrigin(locale.id), locale)} />;
}

/** Renders a page's breadcrumbs as JSON-LD. */
export function BreadcrumbData({ locale, trail }: ForLocale & { readonly trail: readonly Crumb[] }) {
  return <StructuredData data={breadcrumbJsonLd(siteOrigin(locale.id), trail)} />;
}

type ItemListProps = ForLocale & { readonly name: string; readonly products: readonly ProductSummary[] };

/** Renders the products of a category page as a JSON-LD list; nothing without products. */
export function ItemListData({ locale, name, products }: ItemListProps) {
  const pages = products.map(({ name: product, categorySlug, slug }) => ({
    name: product,
    path: `/${categorySlug}/${slug}`,
  }));
  if (pages.length === 0) return null;
  return <StructuredData data={itemListJsonLd(siteOrigin(locale.id), name, pages)} />;
}
