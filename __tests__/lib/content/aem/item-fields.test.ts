// Rules: CONT-01, HOME-06, PART-02
import {
  categorySchema,
  featureSlideSchema,
  partnerSchema,
  slideSchema,
  splitClaims,
} from '@/lib/content/aem/schemas/items';
import { productSchema } from '@/lib/content/aem/schemas/product';

const folder = '/content/dam/solstride/us/en/content-fragments';
const file = (name: string) => `/content/dam/solstride/us/en/assets/${name}`;

test('every field of a slide is read from the property of its name', () => {
  const slide = slideSchema.parse({
    _path: `${folder}/slides/a`,
    slideOrderNumber: 3,
    slideImage: file('wide.webp'),
    slideMobileImage: file('narrow.webp'),
    slideVideo: file('wide.mp4'),
    slideMobileVideo: file('narrow.mp4'),
    slideAltText: 'A bottle',
    slideHeadline: 'Cold',
    slideSubheadline: 'Very cold',
    slideCtaLink: '/faq',
    slideCtaLabel: 'Ask',
    isScaleDownImage: true,
    isScaleDownVideo: true,
    from: '1970-01-01T00:00:01Z',
    until: '1970-01-01T00:00:02Z',
  });
  expect(slide).toEqual({
    path: `${folder}/slides/a`,
    order: 3,
    image: file('wide.webp'),
    mobileImage: file('narrow.webp'),
    video: file('wide.mp4'),
    mobileVideo: file('narrow.mp4'),
    alt: 'A bottle',
    headline: 'Cold',
    subheadline: 'Very cold',
    cta: { href: '/faq', label: 'Ask' },
    hasContent: true,
    scaleDownImage: true,
    scaleDownVideo: true,
    from: 1000,
    until: 2000,
  });
  expect(slideSchema.parse({ _path: `${folder}/slides/a`, slideHeadline: 'Cold' }).hasContent).toBe(true);
});

test('every field of a category', () => {
  const category = categorySchema.parse({
    _path: `${folder}/category/lyte`,
    categoryName: 'LYTE',
    categoryDescription: 'One\n\nTwo',
    categoryImage: file('lyte.webp'),
    categoryBackgroundColor: '#0a0b0c',
    isFeatured: true,
    categoryLogoLockup: file('lyte.svg'),
  });
  expect(category).toEqual({
    path: `${folder}/category/lyte`,
    name: 'LYTE',
    facts: ['One', 'Two'],
    image: file('lyte.webp'),
    backgroundColor: '#0A0B0C',
    featured: true,
    logoLockup: file('lyte.svg'),
  });
});

test('every field of a feature slide', () => {
  const slide = featureSlideSchema.parse({
    _path: `${folder}/product-feature-slider/a`,
    productOrderNumber: 2,
    productName: 'Grape',
    productImage: file('grape.webp'),
    productImageAltText: 'A bottle',
    productBackgroundColor: '#0a0b0c',
    productDetails: 'Bold.\n\nCold & sweet',
    productCategory: 'Lyte',
    otherFlavorsLink: '/lyte',
    whyItWorksLink: '/our-story',
  });
  expect(slide).toEqual({
    path: `${folder}/product-feature-slider/a`,
    order: 2,
    name: 'Grape',
    image: file('grape.webp'),
    imageAlt: 'A bottle',
    backgroundColor: '#0A0B0C',
    intro: 'Bold.',
    claims: ['Cold', 'sweet'],
    category: 'Lyte',
    otherFlavorsHref: '/lyte',
    whyItWorksHref: '/our-story',
  });
});

test('a feature slide without details has neither intro nor claims', () => {
  const slide = featureSlideSchema.parse({ _path: `${folder}/x`, productName: 'Grape' });
  expect(slide).toMatchObject({ category: '', imageAlt: '', intro: '', claims: [] });
});

test.each([
  ['A\n  B &\n C', ['A B', 'C']],
  ['A ET B', ['A', 'B']],
  ['Petet & A&&B &', ['Petet', 'A', 'B']],
])('the claims of %j', (block, claims) => expect(splitClaims(block)).toEqual(claims));

test('every field of a partner', () => {
  const partner = partnerSchema.parse({
    _path: `${folder}/partners/x`,
    partnersOrderNumber: 4,
    partnersName: 'Dude Perfect',
    partnerThumbnail: file('thumb.webp'),
    partnerThumbnailAltText: 'A face',
    partnerDescription: 'Who',
    partnerAboutText: 'About',
    partnerAccomplishments: 'Gold\n\nSilver',
    partnerBannerImage: file('banner.webp'),
    partnerStatement: 'Once more',
    partnerMomentImage: { _path: file('moment.webp') },
    partnerFavoriteProduct: '/#/lyte/coconut',
    partnerVideo: file('film.mp4'),
    partnerVideoAltText: 'A film',
    partnerDetailPageBackgroundColor: '#0a0b0c',
  });
  expect(partner).toEqual({
    path: `${folder}/partners/x`,
    order: 4,
    name: 'Dude Perfect',
    slug: 'dude-perfect',
    thumbnail: file('thumb.webp'),
    thumbnailAlt: 'A face',
    description: 'Who',
    about: 'About',
    accomplishments: ['Gold', 'Silver'],
    banner: file('banner.webp'),
    statement: 'Once more',
    moment: file('moment.webp'),
    favoriteHref: '/lyte/coconut',
    video: file('film.mp4'),
    videoAlt: 'A film',
    backgroundColor: '#0A0B0C',
  });
});

test.each([
  ['AC/DC  \t Live', 'acdc-live'],
  ['Back\\slash', 'backslash'],
  ['Zero\u200bWidth\u0007', 'zerowidth'],
  ['Équipe 7', 'équipe-7'],
])('the partner %j has the slug %s', (partnersName, slug) => {
  expect(partnerSchema.parse({ _path: `${folder}/x`, partnersName }).slug).toBe(slug);
});

test.each(['..', '/', '\u0007'])('a partner whose name %j makes no address is dropped', (partnersName) => {
  const { error } = partnerSchema.safeParse({ _path: `${folder}/x`, partnersName });
  expect(error?.issues).toMatchObject([{ path: ['partnersName'], message: 'makes no address' }]);
});

test('a product whose path makes no address is dropped', () => {
  for (const path of [`${folder}/product/lyte/a b`, `${folder}/product/a.b/grape`]) {
    const { error } = productSchema.safeParse({ _path: path, productName: 'Grape' });
    expect(error?.issues).toMatchObject([{ path: ['_path'], message: 'makes no address' }]);
  }
  const path = `${folder}/product/lyte/grape/`;
  expect(productSchema.parse({ _path: path, productName: 'Grape' })).toMatchObject({
    categorySlug: 'lyte',
    slug: 'grape',
  });
});
