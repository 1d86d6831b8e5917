import type { LocaleDefinition } from '@/lib/locales/definitions';
import { inlineJson } from '@/lib/seo/json-ld';
import { breadcrumbJsonLd, type Crumb, siteJsonLd } from '@/lib/seo/site-json-ld';
import { siteOrigin } from '@/lib/seo/site-url';

type ForLocale = { readonly locale: LocaleDefinition };

/** Data for search engines, in the page but not on it. */
export function StructuredData({ data }: { readonly data: object }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: data, escaped for the inside of a script.
    <script dangerouslySetInnerHTML={{ __html: inlineJson(data) }} type="application/ld+json" />
  );
}

/** What search engines read of the site on its home page. */
export function SiteData({ locale }: ForLocale) {
  return <StructuredData data={siteJsonLd(siteOrigin(locale.id), locale)} />;
}

/** What search engines read of a page's place in the site. */
export function BreadcrumbData({ locale, trail }: ForLocale & { readonly trail: readonly Crumb[] }) {
  return <StructuredData data={breadcrumbJsonLd(siteOrigin(locale.id), trail)} />;
}
