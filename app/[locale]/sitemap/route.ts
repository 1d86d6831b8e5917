import { getAllProducts, getPartners } from '@/lib/content';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { siteOrigin } from '@/lib/seo/site-url';
import { readSites, type SiteContent, sitemapXml } from '@/lib/seo/sitemap';
import { type LocaleParams, localeParam } from '../locale-param';

export const dynamic = 'force-static';

export async function generateStaticParams() {
  return [];
}

async function readContent(locale: LocaleDefinition): Promise<SiteContent> {
  const [products, partners] = await Promise.all([getAllProducts(locale), getPartners(locale)]);
  return { products: products.items, partners: partners.items };
}

/** GET /sitemap.xml, per host: what that locale offers (contract section 6). It lives as long as its content. */
export async function GET(_request: Request, { params }: LocaleParams) {
  const { id } = await localeParam(params);
  const sites = await readSites((locale) => siteOrigin(locale.id), readContent);
  const site = sites.find(({ locale }) => locale.id === id);
  return new Response(site && sitemapXml(site, sites), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
