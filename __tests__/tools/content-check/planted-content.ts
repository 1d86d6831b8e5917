import sharp from 'sharp';
import { parseAssetPath } from '@/lib/assets/asset-path';
import { sampleFileOf, serveFile } from '@/lib/assets/sample-file';
import type { ContentType } from '@/lib/content/content-types';

export const dam = '/content/dam/solstride';
export const fragment = (place: string, key: string) => `${dam}/${place}/content-fragments/${key}`;
export const us = (key: string) => fragment('us/en', key);

/** Responses of the assets service for files that the sample content does not have. */
const files: Readonly<Record<string, () => Promise<Response>>> = {
  'login.webp': async () =>
    new Response('<title>Sign in</title>', { headers: { 'content-type': 'text/html' } }),
  'broken.webp': async () => new Response('no picture', { headers: { 'content-type': 'image/webp' } }),
  'wide.webp': async () => picture(6100, 100),
  'endless.webp': async () =>
    new Response(new Uint8Array(20_000_001), { headers: { 'content-type': 'image/webp' } }),
  'gone.webp': async () => Response.error(),
  'heavy.svg': async () =>
    new Response(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><!--${'x'.repeat(100_000)}--></svg>`,
      {
        headers: { 'content-type': 'image/svg+xml' },
      },
    ),
};

async function picture(width: number, height: number): Promise<Response> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'red' } })
    .webp()
    .toBuffer();
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/webp' } });
}

/** Returns the assets service's response: a planted file, a file of the sample content, or 404. */
export async function assetResponse(pathname: string): Promise<Response> {
  const own = files[pathname.split('/').at(-1) ?? ''];
  if (own) return own();
  const file = sampleFileOf(parseAssetPath(pathname) ?? []);
  return (file && (await serveFile(file, new Request('http://site')))) || new Response(null, { status: 404 });
}

/** Fields of fragments that the faults replace. A fragment that is not in the sample is new. */
export const planted: readonly (readonly [ContentType, string, Readonly<Record<string, unknown>>])[] = [
  ['product', us('product/lyte/coconut'), { productName: 5 }],
  // The only product of its category, so no item of the folder is valid.
  ['product', us('product/sport-water/sport-water'), { productName: '' }],
  ['product', us('product/lyte/co.co'), { productName: 'Co Co' }],
  ['product', us('product/lyte/Peach-Mango'), { productName: 'Peach Mango again' }],
  ['product', us('product/lyte/more/kiwi'), { productName: 'Kiwi' }],
  ['product', us('product/lyte/bare'), { productName: 'Bare', productBackgroundColor: 'tomato' }],
  [
    'product',
    us('product/sports-drink/grape'),
    {
      productBackgroundColor: '#7A7A7A',
      shopNowAmazonLink: 'http://www.amazon.example/dp/grape',
      shopNowWalmartLink: 'walmart.example/grape',
      bazaarVoiceProductId: null,
      productName: 'Thermoregulationfulness',
      categoryTileImage: { _path: `${dam}/us/en/none.webp` },
      detailsTabContent: { html: '<ul><li><a href="/grape">Grape</a></li></ul>' },
    },
  ],
  [
    'slides',
    us('slides/fruit-punch'),
    {
      slideCtaLink: '/#/nowhere',
      slideHeadline: 'Incomprehensible thermoregulationfulness',
      slideImage: { _path: `${dam}/us/en/hero/fruit-punch-mobile.webp` },
      slideMobileImage: { _path: `${dam}/us/en/wide.webp` },
    },
  ],
  [
    'slides',
    us('slides/flash-iv'),
    { slideCtaLink: 'javascript:void', slideImage: { _path: `${dam}/us/en/endless.webp` } },
  ],
  [
    'slides',
    us('slides/loop'),
    { slideCtaLink: 'https://dev.solstride.example/lyte/none', slideImage: `${dam}/us/en/gone.webp` },
  ],
  [
    'partners',
    us('partners/coastal-rowing'),
    {
      partnersName: 'Dude Perfect',
      partnerThumbnail: `${dam}/us/en/login.webp`,
      partnerFavoriteProduct: '/lyte/coconut',
    },
  ],
  [
    'partners',
    us('partners/slash'),
    {
      partnersName: 'Run/Swim',
      partnerThumbnail: `${dam}/us/en/broken.webp`,
      // The rules of the United States allow the first word.
      partnerDescription: { plaintext: 'Light, and the fastest bottle on the dock' },
    },
  ],
  ['category', us('category/lyte'), { categoryLogoLockup: `${dam}/us/en/heavy.svg` }],
  [
    'product-feature-slider',
    us('product-feature-slider/unknown'),
    { productName: 'Unknown', productCategory: 'Tea', otherFlavorsLink: '/partners/nobody' },
  ],
  // That of the sample has no times.
  ['announcement', us('announcement/together'), { announcementText: 'Also today.' }],
  [
    'announcement',
    us('announcement/before'),
    { announcementText: 'Until then.', from: '2027-01-01T00:00:00Z', until: '2027-03-01T00:00:00Z' },
  ],
  [
    'announcement',
    us('announcement/break'),
    { announcementText: 'In between.', from: '2027-01-10T00:00:00Z', until: '2027-01-20T00:00:00Z' },
  ],
  [
    'announcement',
    us('announcement/takeover'),
    { announcementText: 'From then on.', from: '2027-02-01T00:00:00Z', until: '2027-03-01T00:00:00Z' },
  ],
  ['announcement', us('announcement/empty'), { announcementText: ' ' }],
  ['redirect', us('redirect/faq'), { from: '/faq', to: '/press' }],
  ['redirect', us('redirect/second'), { from: '/Flavors/', to: '/press' }],
  ['redirect', us('redirect/chain'), { from: '/chain', to: '/newsroom' }],
  ['redirect', us('redirect/loop'), { from: '/loop', to: '/loop-back' }],
  ['redirect', us('redirect/loop-back'), { from: '/loop-back', to: '/loop#again' }],
  ['redirect', us('redirect/gone'), { from: '/gone', to: '/lyte/gone' }],
  ['redirect', us('redirect/elsewhere'), { from: '/elsewhere', to: 'https://shop.example/' }],
  ['redirect', us('redirect/listed'), { from: '/listed', to: 'https://listed.example/' }],
  ['redirect', us('redirect/script'), { from: '/script', to: 'javascript:alert(1)' }],
  [
    'campaign',
    us('campaign/longest-day'),
    {
      campaignColor: '#7A7A7A',
      campaignAfter: '/nowhere/else/at-all',
      campaignBlocks: [
        null,
        { __typename: 'CampaignPollModel', _path: us('campaign/blocks/longest-day/poll') },
        { __typename: 'CampaignClaimModel', _path: us('campaign/blocks/longest-day/claim'), claimText: null },
        {
          __typename: 'CampaignHeroModel',
          _path: us('campaign/blocks/longest-day/hero'),
          heroHeadline: 'Incomprehensible thermoregulationfulness',
          heroSubheadline: 'The fastest sun',
          heroImage: { _path: `${dam}/us/en/hero/fruit-punch-mobile.webp` },
          heroLink: '/c/none',
        },
        {
          __typename: 'CampaignHeroModel',
          _path: us('campaign/blocks/longest-day/hero-2'),
          heroImage: { _path: `${dam}/us/en/nothing.webp` },
        },
        {
          __typename: 'CampaignProductsModel',
          _path: us('campaign/blocks/longest-day/products'),
          productsItems: [null, { _path: us('product/sports-drink/grape') }],
        },
        {
          __typename: 'CampaignTextModel',
          _path: us('campaign/blocks/longest-day/text'),
          textBody: { html: '<p>Nowhere <a href="/a/b/c">else</a></p>' },
        },
        {
          __typename: 'CampaignWhyModel',
          _path: us('campaign/blocks/longest-day/why'),
          whyProduct: { _path: us('product/lyte/gone') },
        },
        {
          __typename: 'CampaignPartnerModel',
          _path: us('campaign/blocks/longest-day/partner'),
          partnerReference: { _path: us('partners/nobody') },
        },
      ],
    },
  ],
  ['campaign', us('campaign/more/Tenth-Inning'), { campaignTitle: 'Again', campaignColor: 'tomato' }],
  [
    'campaign',
    us('campaign/circle'),
    { campaignTitle: 'Circle', campaignAfter: '/#/c/circle', campaignDescription: { plaintext: 'Round.' } },
  ],
  [
    'campaign',
    us('campaign/late'),
    { campaignTitle: 'Late', from: '2027-02-01T00:00:00Z', until: '2027-01-01T00:00:00Z' },
  ],
  [
    'slides',
    fragment('ca/fr', 'slides/fruit-punch'),
    { slideHeadline: 'One more lap', slideSubheadline: null },
  ],
  [
    'product',
    fragment('ca/en', 'product/lyte/new'),
    { productName: 'New', detailsTabContent: { html: '<ul><li>Light and new</li></ul>' } },
  ],
];
