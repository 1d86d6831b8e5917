import { getAllProducts, getCampaigns, getPartners } from '@/lib/content';
import { assetUrl } from '@/lib/content/assets';
import { loadMessages } from '@/lib/i18n/messages';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { campaignPath } from '@/lib/locales/route';
import { pressSections } from '@/lib/press/articles';
import { siteOrigin } from '@/lib/seo/site-url';
import { readSites, type SiteContent, sitemapXml } from '@/lib/seo/sitemap';
import { type LocaleParams, localeParam } from '../locale-param';

export const dynamic = 'force-static';

export async function generateStaticParams() {
  return [];
}

/** Width in pixels of pictures for image search. */
const width = 1024;

async function readContent(locale: LocaleDefinition): Promise<SiteContent> {
  const [products, partners, campaigns, { press }] = await Promise.all([
    getAllProducts(locale),
    getPartners(locale),
    getCampaigns(locale),
    loadMessages(locale),
  ]);
  const pictureOf = (path: string | null) => {
    const url = assetUrl(path, { locale, width });
    return url && new URL(url, siteOrigin(locale.id)).href;
  };
  return {
    products: products.items.map(({ categorySlug, slug, tileImage, image }) => ({
      path: `/${categorySlug}/${slug}`,
      picture: pictureOf(tileImage ?? image),
    })),
    newestArticle: pressSections(Object.values(press.articles)).featured?.date ?? null,
    // Only partners with a banner have a page.
    partners: partners.items.flatMap(({ slug, banner }) =>
      banner ? [{ path: `/partners/${encodeURIComponent(slug)}`, picture: pictureOf(banner) }] : [],
    ),
    campaigns: campaigns.items.map((campaign) => ({
      path: campaignPath(campaign),
      picture: pictureOf(campaign.image),
    })),
  };
}

/** GET /sitemap.xml, per host: the pages of that locale (API-08). It revalidates with its content. */
export async function GET(_request: Request, { params }: LocaleParams) {
  const { id } = await localeParam(params);
  const sites = await readSites((locale) => siteOrigin(locale.id), readContent);
  const site = sites.find(({ locale }) => locale.id === id);
  return new Response(site && sitemapXml(site, sites), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
