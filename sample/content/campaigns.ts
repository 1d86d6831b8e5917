import { campaigns, type SampleBlock, type SampleCampaign } from './campaigns-copy';
import { assetReference, fragmentPath, translate } from './locale';
import { paragraphs } from './rich-text';
import type { SampleItem, SampleLocale } from './types';

/** Returns the campaign fragments of a locale with the fragments of their blocks. */
export function buildCampaigns(locale: SampleLocale): readonly SampleItem[] {
  return campaigns.map((campaign) => buildCampaign(campaign, locale));
}

function buildCampaign(campaign: SampleCampaign, locale: SampleLocale): SampleItem {
  const { slug, title, description, image, color, blocks } = campaign;
  return {
    _path: fragmentPath(locale, 'campaign', slug),
    campaignTitle: translate(title, locale),
    campaignDescription: { plaintext: translate(description, locale) },
    campaignImage: assetReference(locale, image),
    campaignColor: color,
    campaignAfter: null,
    campaignBlocks: blocks.map((block) => ({
      __typename: graphqlTypes[block.type],
      _path: fragmentPath(locale, 'campaign', 'blocks', slug, block.type),
      ...blockFields(block, locale),
    })),
  };
}

const graphqlTypes = {
  hero: 'CampaignHeroModel',
  claim: 'CampaignClaimModel',
  text: 'CampaignTextModel',
  products: 'CampaignProductsModel',
  comparison: 'CampaignComparisonModel',
  why: 'CampaignWhyModel',
  partner: 'CampaignPartnerModel',
  questions: 'CampaignQuestionsModel',
  countdown: 'CampaignCountdownModel',
} as const satisfies Readonly<Record<SampleBlock['type'], string>>;

function blockFields(block: SampleBlock, locale: SampleLocale): Readonly<Record<string, unknown>> {
  const file = (name: string) => assetReference(locale, name);
  const fragment = (...path: readonly string[]) => ({ _path: fragmentPath(locale, ...path) });
  switch (block.type) {
    case 'hero':
      return {
        heroHeadline: translate(block.headline, locale),
        heroSubheadline: translate(block.subheadline, locale),
        heroImage: file(block.desktop),
        heroMobileImage: file(block.mobile),
        heroVideo: null,
        heroMobileVideo: null,
        heroAltText: translate(block.alt, locale),
        heroLink: block.link.to,
        heroLinkLabel: translate(block.link.label, locale),
      };
    case 'claim':
      return { claimText: translate(block.text, locale), claimImage: file(block.file) };
    case 'text':
      return {
        textHeading: translate(block.heading, locale),
        textBody: paragraphs(
          block.paragraphs.map((text) => translate(text, locale)),
          'both',
        ),
        textImage: file(block.file),
        textImageAltText: translate(block.alt, locale),
        textLink: block.link.to,
        textLinkLabel: translate(block.link.label, locale),
      };
    case 'products':
      return {
        productsHeading: translate(block.heading, locale),
        productsItems: block.products.map((product) => fragment('product', product)),
        productsLine: null,
      };
    case 'countdown':
      return {
        countdownHeading: translate(block.heading, locale),
        countdownTo: block.to,
        countdownEnd: translate(block.end, locale),
        countdownLink: block.link.to,
        countdownLinkLabel: translate(block.link.label, locale),
      };
    case 'comparison':
      return { comparisonLine: fragment('category', block.line) };
    case 'why':
      return { whyProduct: fragment('product', block.product) };
    case 'partner':
      return { partnerReference: fragment('partners', block.partner) };
    case 'questions':
      return {
        questionsHeading: translate(block.heading, locale),
        questionsList: {
          plaintext: block.questions
            .map((pair) => pair.map((text) => translate(text, locale)).join('\n'))
            .join('\n\n'),
        },
      };
  }
}
