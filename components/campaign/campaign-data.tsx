import { BreadcrumbData, StructuredData } from '@/components/seo/structured-data';
import { assetUrl } from '@/lib/content/assets';
import type { Campaign } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { campaignPath } from '@/lib/locales/route';
import { webPageJsonLd } from '@/lib/seo/list-json-ld';
import { siteOrigin } from '@/lib/seo/site-url';

type CampaignDataProps = { readonly campaign: Campaign; readonly locale: LocaleDefinition };

/** Width in pixels of the picture for search engines. */
const width = 1024;

/** Renders a campaign's JSON-LD: the page with its picture, and its breadcrumbs. */
export function CampaignData({ campaign, locale }: CampaignDataProps) {
  const { title, description, image } = campaign;
  const origin = siteOrigin(locale.id);
  const path = campaignPath(campaign);
  const picture = assetUrl(image, { locale, width });
  const data = webPageJsonLd({
    name: title,
    description,
    url: origin + path,
    image: picture && new URL(picture, origin).href,
    language: locale.tag,
  });
  return (
    <>
      <StructuredData data={data} />
      <BreadcrumbData locale={locale} trail={[{ name: title, path }]} />
    </>
  );
}
