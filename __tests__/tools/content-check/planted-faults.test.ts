import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Backends, startBackends } from '@/mocks/server';
import { sendWebResponse } from '@/mocks/server/http-bridge';
import { sampleItems } from '@/sample/content';
import type { Report } from '@/tools/content-check/check-content';
import { checks } from '@/tools/content-check/checks';
import type { Finding } from '@/tools/content-check/types';
import { assetResponse, dam, fragment, planted, us } from './planted-content';
import { runCommand } from './support';

let backends: Backends;
let assets: Server;
let report: Report & { readonly exitCode: number };
/** The second run, with the text report and without files. */
let second: Awaited<ReturnType<typeof runCommand>>;

beforeAll(async () => {
  backends = await startBackends();
  const { aem } = backends.services;
  for (const [type, _path, values] of planted) aem.publish(type, { patch: { ...values, _path } });
  // The category fragment of published products is withdrawn.
  const categories = sampleItems('category', 'ca', 'en').filter(
    ({ _path }) => !_path.endsWith('/zero-sugar'),
  );
  aem.publish('category', {
    items: [...categories, ...sampleItems('category', 'ca', 'fr'), ...sampleItems('category', 'us', 'en')],
  });
  aem.publish('category', {
    patch: { _path: us('category/lyte'), categoryLogoLockup: `${dam}/us/en/heavy.svg` },
  });
  assets = createServer((message, response) => {
    const { pathname } = new URL(message.url ?? '/', 'http://site');
    void assetResponse(pathname).then((found) => sendWebResponse(found, response));
  });
  await new Promise<void>((resolve) => assets.listen(0, '127.0.0.1', resolve));
  const env = {
    CONTENT_API_URL: `${backends.url}/content-api`,
    ASSETS_URL: `http://127.0.0.1:${(assets.address() as AddressInfo).port}`,
    REDIRECT_ORIGINS: 'https://listed.example',
  };
  report = JSON.parse((await runCommand(['--env', 'dev', '--json'], env)).stdout);
  second = await runCommand(['--env', 'dev', '--skip-files'], env);
});
afterAll(async () => {
  assets.closeAllConnections();
  assets.close();
  await backends.close();
});

const block = (name: string) => us(`campaign/blocks/longest-day/${name}`);

/** Kind, fragment, field, value and part of the expectation of every planted fault. */
const expected: readonly (readonly [string, string, string | null, string | null, RegExp])[] = [
  ['dropped', us('product/lyte/coconut'), 'productName', '5', /required, a text \(.*expected string/],
  ['dropped', us('product/sport-water/sport-water'), 'productName', '""', /required, a text/],
  ['dropped', us('product/lyte/co.co'), '_path', `"${us('product/lyte/co.co')}"`, /makes no address/],
  ['dropped', us('redirect/script'), 'to', '"javascript:alert(1)"', /required, a text .*https URL/],
  ['redirect', us('redirect/faq'), 'from', '/faq', /without a page/],
  ['redirect', us('redirect/second'), 'from', '/Flavors/', /redirect\/flavors has this one/],
  ['redirect', us('redirect/chain'), 'to', '/newsroom', /^\/press at once/],
  ['redirect', us('redirect/loop'), 'to', '/loop-back', /form a loop/],
  ['redirect', us('redirect/loop-back'), 'to', '/loop#again', /form a loop/],
  ['redirect', us('redirect/gone'), 'to', '/lyte/gone', /a page that exists/],
  ['redirect', us('redirect/elsewhere'), 'to', 'https://shop.example/', /REDIRECT_ORIGINS/],
  ['dropped', block('poll'), '__typename', 'CampaignPollModel', /one of CampaignHeroModel/],
  ['dropped', block('claim'), 'claimText', 'null', /required, a text/],
  ['dropped', block('hero-2'), '__typename', 'CampaignHeroModel', /only one of this kind/],
  ['dropped', us('campaign/late'), 'until', '"2027-01-01T00:00:00Z"', /a time after/],
  ['unpublished-reference', us('campaign/longest-day'), 'campaignBlocks', null, /published/],
  ['unpublished-reference', block('products'), 'productsItems', null, /published/],
  ['unpublished-reference', block('why'), 'whyProduct', us('product/lyte/gone'), /States .* shows/],
  ['unpublished-reference', block('partner'), 'partnerReference', us('partners/nobody'), /shows/],
  ['unpublished-reference', block('hero'), 'heroLink', '/c/none', /campaign\/none, published/],
  ['dead-link', us('campaign/longest-day'), 'campaignAfter', '/nowhere/else/at-all', /a page of/],
  ['dead-link', us('campaign/circle'), 'campaignAfter', '/#/c/circle', /another address/],
  ['dead-link', block('text'), 'textBody', '/a/b/c', /a page of/],
  ['dropped', us('announcement/empty'), 'announcementText', '" "', /required, a text/],
  [
    'hidden-announcement',
    us('announcement/together'),
    'from',
    null,
    /announcement\/summer begins at the same/,
  ],
  [
    'hidden-announcement',
    us('announcement/before'),
    'until',
    '2027-03-01T00:00:00.000Z',
    /^2027-02-01T.*announcement\/takeover takes its place/,
  ],
  ['headline-fit', block('hero'), 'heroHeadline', 'Incomprehensible thermoregulationfulness', /320 × 568/],
  ['claim-word', block('hero'), 'heroSubheadline', 'fastest', /no speed/],
  ['picture-ratio', block('hero'), 'heroImage', `${dam}/us/en/hero/fruit-punch-mobile.webp`, /landscape/],
  ['missing-file', block('hero-2'), 'heroImage', `${dam}/us/en/nothing.webp`, /a file/],
  ['low-contrast', us('campaign/longest-day'), 'campaignColor', '#7A7A7A', /contrast of 4.5/],
  ['invalid-color', us('campaign/more/Tenth-Inning'), 'campaignColor', 'tomato', /hex colour/],
  ['slug-collision', us('campaign/more/Tenth-Inning'), '_path', 'Tenth-Inning', /tenth-inning has/],
  ['slug-change', us('product/lyte/co.co'), '_path', 'co.co', /letters, digits.*"coco"/],
  ['slug-change', us('partners/slash'), 'partnersName', 'Run/Swim', /"runswim"/],
  ['slug-change', us('product/lyte/more/kiwi'), '_path', 'more', /the folder lyte itself/],
  ['slug-collision', us('product/lyte/Peach-Mango'), '_path', 'Peach-Mango', /lyte\/peach-mango has/],
  ['slug-collision', us('partners/coastal-rowing'), 'partnersName', 'Dude Perfect', /dude-perfect has/],
  ['missing-picture', us('product/lyte/bare'), 'categoryTileImage', null, /placeholder/],
  ['missing-picture', us('product/lyte/bare'), 'detailImage16oz', null, /pack shot/],
  ['missing-tab', us('product/lyte/bare'), 'detailsTabContent', null, /details/],
  ['missing-tab', us('product/lyte/bare'), 'nutritionFactsTabContent', null, /nutrition/],
  ['missing-tab', us('product/lyte/bare'), 'ingredientsTabContent', null, /ingredients/],
  ['missing-review-id', us('product/sports-drink/grape'), 'bazaarVoiceProductId', null, /reviews service/],
  ['missing-translation', fragment('ca/en', 'product/lyte/new'), null, null, /Canada \(English\) has this/],
  [
    'missing-translation',
    fragment('ca/fr', 'slides/fruit-punch'),
    'slideSubheadline',
    null,
    /translation of "Fruit Punch, ice cold/,
  ],
  ['untranslated', fragment('ca/fr', 'slides/fruit-punch'), 'slideHeadline', 'One more lap', /another text/],
  ['claim-word', us('partners/slash'), 'partnerDescription', 'fastest', /no speed/],
  ['claim-word', fragment('ca/en', 'product/lyte/new'), 'detailsTabContent', 'Light', /in Canada/],
  ['dead-link', us('slides/fruit-punch'), 'slideCtaLink', '/#/nowhere', /a page of United States/],
  ['dead-link', us('slides/flash-iv'), 'slideCtaLink', 'javascript:void', /a path of the site/],
  ['dead-link', us('product/sports-drink/grape'), 'detailsTabContent', '/grape', /a page of/],
  ['dead-link', us('product-feature-slider/unknown'), 'productCategory', 'Tea', /a category of/],
  [
    'unpublished-reference',
    us('slides/loop'),
    'slideCtaLink',
    'https://dev.solstride.example/lyte/none',
    /product\/lyte\/none, published/,
  ],
  [
    'unpublished-reference',
    us('product-feature-slider/unknown'),
    'otherFlavorsLink',
    '/partners/nobody',
    /partners\/nobody/,
  ],
  [
    'unpublished-reference',
    fragment('ca/en', 'product/zero-sugar/cherry-lime'),
    'productCategory',
    'Zero Sugar',
    /category\/zero-sugar, published; its products are/,
  ],
  [
    'unpublished-reference',
    fragment('ca/en', 'slides/zero-sugar'),
    'slideCtaLink',
    '/zero-sugar',
    /category/,
  ],
  [
    'unpublished-reference',
    fragment('ca/en', 'partners/barstool-sports'),
    'partnerFavoriteProduct',
    '/zero-sugar/cherry-lime',
    /published/,
  ],
  [
    'unpublished-reference',
    us('partners/coastal-rowing'),
    'partnerFavoriteProduct',
    '/lyte/coconut',
    /product\/lyte\/coconut, published/,
  ],
  ...['cherry-lime', 'lemon-lime'].flatMap((flavor) =>
    (
      [
        ['otherFlavorsLink', '/#/zero-sugar'],
        ['whyItWorksLink', '/zero-sugar#why-it-works'],
      ] as const
    ).map(
      ([field, link]) =>
        [
          'unpublished-reference',
          fragment('ca/en', `product-feature-slider/zero-sugar-${flavor}`),
          field,
          link,
          /category\/zero-sugar, published/,
        ] as const,
    ),
  ),
  [
    'insecure-retailer',
    us('product/sports-drink/grape'),
    'shopNowAmazonLink',
    'http://www.amazon.example/dp/grape',
    /https/,
  ],
  [
    'insecure-retailer',
    us('product/sports-drink/grape'),
    'shopNowWalmartLink',
    'walmart.example/grape',
    /https/,
  ],
  [
    'low-contrast',
    us('product/sports-drink/grape'),
    'productBackgroundColor',
    '#7A7A7A',
    /contrast of 4\.5.*4\.29/,
  ],
  ['invalid-color', us('product/lyte/bare'), 'productBackgroundColor', 'tomato', /hex colour/],
  [
    'headline-fit',
    us('slides/fruit-punch'),
    'slideHeadline',
    'Incomprehensible thermoregulationfulness',
    /320/,
  ],
  ['headline-fit', us('product/sports-drink/grape'), 'productName', 'Thermoregulationfulness', /320/],
  [
    'missing-file',
    us('product/sports-drink/grape'),
    'categoryTileImage',
    `${dam}/us/en/none.webp`,
    /there is none/,
  ],
  ['missing-file', us('partners/coastal-rowing'), 'partnerThumbnail', `${dam}/us/en/login.webp`, /log in/],
  ['missing-file', us('partners/slash'), 'partnerThumbnail', `${dam}/us/en/broken.webp`, /cannot be read/],
  ['large-file', us('slides/fruit-punch'), 'slideMobileImage', `${dam}/us/en/wide.webp`, /6100 × 100/],
  ['large-file', us('slides/flash-iv'), 'slideImage', `${dam}/us/en/endless.webp`, /at most 20,000 KB/],
  ['large-file', us('category/lyte'), 'categoryLogoLockup', `${dam}/us/en/heavy.svg`, /it has 101 KB/],
  [
    'picture-ratio',
    us('slides/fruit-punch'),
    'slideImage',
    `${dam}/us/en/hero/fruit-punch-mobile.webp`,
    /1080 × 1620/,
  ],
  ['picture-ratio', us('slides/fruit-punch'), 'slideMobileImage', `${dam}/us/en/wide.webp`, /portrait/],
];

const identity = ({ kind, path, field }: Pick<Finding, 'kind' | 'path' | 'field'>) =>
  `${kind} ${path} ${field}`;

test.each(expected)('finds %s at %s, field %s (CONT-12)', (kind, path, field, value, expectation) => {
  const found = report.findings.filter((finding) => identity(finding) === identity({ kind, path, field }));
  const severity = found[0]?.severity === 'error' ? 'error' : 'warning';
  expect(found).toEqual([
    {
      locale: expect.stringMatching(/^(?:us-en|ca-en|ca-fr)$/),
      kind,
      path,
      field,
      value,
      severity,
      expectation: expect.stringMatching(expectation),
    },
  ]);
});

test('plants a fault of every kind', () => {
  expect(new Set(expected.map(([kind]) => kind))).toEqual(new Set(checks.map(({ kind }) => kind)));
});

test('an announcement that another one hides for a while only is no fault', () => {
  const hidden = report.findings.filter(({ kind }) => kind === 'hidden-announcement');
  expect(hidden.map(({ path }) => path)).toEqual([us('announcement/together'), us('announcement/before')]);
});

test('reports no error that was not planted', () => {
  const known = new Set(expected.map(([kind, path, field]) => identity({ kind, path, field })));
  const errors = report.findings.filter(({ severity }) => severity === 'error');
  expect(errors.map(identity).filter((found) => !known.has(found))).toEqual([]);
  expect(report).toMatchObject({ environment: 'dev', source: 'api' });
  expect(second.exitCode).toBe(1);
});

test('a file that does not arrive is a failure, not a missing one', () => {
  const address = `${dam}/us/en/gone.webp`;
  expect(report.failures).toEqual([{ locale: 'us-en', address, kind: 'file', message: 'no response' }]);
  expect(report.exitCode).toBe(3);
});

test('the text report is grouped by locale, then by kind', () => {
  const { stdout: text } = second;
  expect(text).toMatch(/\nca-fr, Canada \(Français\): 0 errors, \d+ warnings\n/);
  expect(text).toMatch(
    /\nus-en, .*\n\n {2}Items that the site drops \(dropped, error\): 9\n {4}product\/lyte\/coconut productName "5": required/,
  );
  expect(text.indexOf('ca-fr,')).toBeLessThan(text.indexOf('us-en,'));
  expect(text).toMatch(/ {4}product\/lyte\/more\/kiwi _path "more" \[error\]: the folder lyte itself/);
  expect(text).toMatch(/\n\n\d+ errors, \d+ warnings\n$/);
});
