import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sampleFileOf } from '@/lib/assets/sample-file';
import { type ContentType, sampleItems, sampleResponse } from '@/sample/content';

const locales = [
  ['us', 'en'],
  ['ca', 'en'],
  ['ca', 'fr'],
] as const;
const types: readonly ContentType[] = [
  'category',
  'slides',
  'product',
  'product-feature-slider',
  'partners',
  'announcement',
  'campaign',
];
const assetsRoot = join(process.cwd(), 'sample/assets');

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(strings);
  return [];
}

/** Paths of the files that the content of a country names. */
function referencedPaths(): string[] {
  return locales.flatMap(([country, language]) => {
    const folder = `/content/dam/solstride/${country}/${language}/`;
    const texts = types.flatMap((type) => strings(sampleItems(type, country, language)));
    return texts.filter((text) => text.startsWith(folder) && !text.includes('/content-fragments/'));
  });
}

const sampleFile = (path: string) => sampleFileOf(path.split('/').slice(3)) ?? '';

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

describe('sample items', () => {
  it.each([
    [
      'us',
      'en',
      {
        category: 6,
        slides: 4,
        product: 28,
        'product-feature-slider': 6,
        partners: 5,
        redirect: 3,
        announcement: 1,
        campaign: 2,
      },
    ],
    [
      'ca',
      'en',
      {
        category: 3,
        slides: 4,
        product: 18,
        'product-feature-slider': 6,
        partners: 5,
        redirect: 3,
        announcement: 1,
        campaign: 2,
      },
    ],
    [
      'ca',
      'fr',
      {
        category: 3,
        slides: 4,
        product: 18,
        'product-feature-slider': 6,
        partners: 5,
        redirect: 3,
        announcement: 1,
        campaign: 2,
      },
    ],
    [
      'us',
      'fr',
      {
        category: 0,
        slides: 0,
        product: 0,
        'product-feature-slider': 0,
        partners: 0,
        redirect: 0,
        announcement: 0,
        campaign: 0,
      },
    ],
  ] as const)('%s/%s has the expected number of each type', (country, language, counts) => {
    for (const type of types) expect(sampleItems(type, country, language)).toHaveLength(counts[type]);
  });

  it('shows only pack shots with labels of both languages in Canada', () => {
    const shots = referencedPaths().filter((path) => /\/ca\/.*\/products\/.*\.webp$/.test(path));
    expect(shots.length).toBeGreaterThan(50);
    expect(shots.map(sampleFile).filter((file) => !file.includes('/sample/assets/ca/'))).toEqual([]);
  });

  it.each(locales)('%s/%s keeps every content path in its own folder', (country, language) => {
    const texts = types.flatMap((type) => strings(sampleItems(type, country, language)));
    const paths = texts.filter((text) => text.startsWith('/content/dam/'));
    expect(paths.length).toBeGreaterThan(50);
    for (const path of paths) expect(path).toContain(`/${country}/${language}/`);
  });

  it.each(locales)('%s/%s is plain JSON with unique paths', (country, language) => {
    for (const type of types) {
      const items = sampleItems(type, country, language);
      expect(JSON.parse(JSON.stringify(items))).toEqual(items);
      expect(new Set(items.map(({ _path }) => _path)).size).toBe(items.length);
    }
  });

  it.each(locales)('%s/%s shows no placeholder and no missing value', (country, language) => {
    const texts = types.flatMap((type) => strings(sampleItems(type, country, language)));
    expect(texts.filter((text) => /[{}]|\b(?:undefined|null|NaN)\b|\[object/.test(text))).toEqual([]);
  });

  it('describes pictures of French pages in French', () => {
    const alts = types
      .flatMap((type) => sampleItems(type, 'ca', 'fr'))
      .flatMap((item) => Object.entries(item).filter(([name]) => /AltText$/.test(name)))
      .map(([, text]) => String(text));
    expect(alts.length).toBeGreaterThan(30);
    const english = /Sports Drink|Zero Sugar|Sport Water|Ready-to-Drink|Sticks|bottle\b/;
    expect(alts.filter((alt) => english.test(alt))).toEqual([]);
  });

  it('uses Canadian spelling in Canada', () => {
    const texts = types.flatMap((type) => strings(sampleItems(type, 'ca', 'en')));
    expect(texts.filter((text) => /\b(?:flav|fav|col)or|\b(?:kilo|milli)?(?:lit|met)er/i.test(text))).toEqual(
      [],
    );
  });

  it('contains nothing in Canada that is not sold there', () => {
    for (const language of ['en', 'fr'] as const) {
      const texts = types.flatMap((type) => strings(sampleItems(type, 'ca', language))).join('\n');
      expect(texts).not.toMatch(/flash[ -]iv|sport[ -]water|powder/i);
    }
  });
});

describe('assets', () => {
  it('have a file for every reference except the placeholder video', () => {
    const missing = referencedPaths().filter((path) => !existsSync(sampleFile(path)));
    expect(new Set(missing.map((path) => path.split('/').slice(6).join('/')))).toEqual(
      new Set(['partners/placeholder-video.mp4']),
    );
  });

  it('have no file without a reference', () => {
    const referenced = new Set(referencedPaths().map(sampleFile));
    expect(filesBelow(assetsRoot).filter((file) => !referenced.has(file))).toEqual([]);
  });

  it('show labels in both languages in Canada', () => {
    const shot = 'products/sports-drink/fruit-punch/16oz.webp';
    expect(sampleFile(`/content/dam/solstride/us/en/${shot}`)).toBe(join(assetsRoot, shot));
    for (const language of ['en', 'fr']) {
      expect(sampleFile(`/content/dam/solstride/ca/${language}/${shot}`)).toBe(join(assetsRoot, 'ca', shot));
    }
  });

  it('name the line in French on French pages', () => {
    const lockup = 'lockups/zero-sugar.svg';
    expect(sampleFile(`/content/dam/solstride/ca/fr/${lockup}`)).toBe(join(assetsRoot, 'ca/fr', lockup));
    expect(sampleFile(`/content/dam/solstride/ca/en/${lockup}`)).toBe(join(assetsRoot, lockup));
  });
});

describe('languages', () => {
  const messages: Readonly<Record<ContentType, readonly string[]>> = {
    category: ['categoryDescription'],
    slides: ['slideAltText', 'slideHeadline', 'slideSubheadline', 'slideCtaLabel'],
    product: [
      'detailsTabContent',
      'nutritionFactsTabContent',
      'ingredientsTabContent',
      'productImageAltText',
    ],
    'product-feature-slider': ['productDetails', 'productImageAltText'],
    partners: ['partnerDescription', 'partnerAboutText', 'partnerAccomplishments'],
    redirect: ['from'],
    announcement: ['announcementText', 'announcementLinkLabel'],
    campaign: ['campaignTitle', 'campaignDescription', 'campaignBlocks'],
  };

  it.each(types)('translates every %s', (type) => {
    const french = sampleItems(type, 'ca', 'fr');
    const canadian = sampleItems(type, 'ca', 'en');
    expect(canadian.length).toBeGreaterThan(0);
    expect(french).toHaveLength(canadian.length);
    canadian.forEach((english, index) => {
      for (const field of messages[type]) {
        if (english[field] === null) expect(french[index]?.[field]).toBeNull();
        else expect(french[index]?.[field]).not.toEqual(english[field]);
      }
    });
  });

  it('uses Canadian spelling for Canadian English', () => {
    const canadian = types.flatMap((type) => strings(sampleItems(type, 'ca', 'en'))).join('\n');
    const american = types.flatMap((type) => strings(sampleItems(type, 'us', 'en'))).join('\n');
    expect(canadian).toMatch(/colours/);
    expect(canadian).not.toMatch(/\b(color|flavor)/i);
    expect(american).not.toMatch(/colour|flavour/i);
  });

  it.each(['en', 'fr'] as const)('measures in millilitres in Canada, in %s', (language) => {
    const texts = types.flatMap((type) => strings(sampleItems(type, 'ca', language))).join('\n');
    expect(texts).toMatch(/473\sm[lL]/);
    expect(texts).not.toMatch(/\d\s(?:fl\s)?oz\b/);
  });

  it.each(locales)('%s/%s feature slides end in exactly two claims', (country, language) => {
    const conjunction = language === 'fr' ? ' et ' : ' & ';
    for (const { productDetails } of sampleItems('product-feature-slider', country, language)) {
      const blocks = strings(productDetails).join('').split('\n\n');
      expect(blocks).toHaveLength(2);
      expect(blocks[1]?.split(conjunction)).toHaveLength(2);
    }
  });
});

describe('partners', () => {
  it('have names from which the slugs follow', () => {
    for (const { _path, partnersName } of sampleItems('partners', 'us', 'en')) {
      expect(_path.endsWith(`/${String(partnersName).toLowerCase().replace(/\s+/g, '-')}`)).toBe(true);
    }
  });
});

describe('sampleResponse', () => {
  const root = '/content/dam/solstride/us/en/content-fragments';

  it.each([
    ['category', 'categoryData', 6],
    ['slides', 'slidesData', 4],
    ['product', 'productData', 28],
    ['product-feature-slider', 'productFeatureSliderData', 6],
    ['partners', 'partnersData', 5],
  ] as const)('returns %s under %s', (type, key, count) => {
    const { data } = sampleResponse(type, `${root}/${type}/`);
    expect(Object.keys(data)).toEqual([key]);
    expect(data[key]?.items).toHaveLength(count);
  });

  it.each([
    ['sports-drink/', 9],
    ['zero-sugar/', 5],
    ['sports-drink/fruit-punch/', 1],
    ['sports-drink/fruit-punch', 1],
    ['sports-drink/fruit/', 0],
    ['unknown/', 0],
  ])('finds the products of %s', (sub, count) => {
    expect(sampleResponse('product', `${root}/product/${sub}`).data.productData?.items).toHaveLength(count);
  });
});
