// Rules: PROD-01
import { existsSync, readdirSync } from 'node:fs';
import { ProductMoment } from '@/components/product/product-moment';
import { renderIn } from './render';

const pictures = () =>
  [...document.querySelectorAll('img')].map(({ src }) => new URL(src).searchParams.get('url'));

/** The flavor that stands in front in the picture of each line. */
const firsts = {
  'flash-iv-ready-to-drink': 'cucumber-lime',
  'flash-iv-sticks': 'zesty-lime',
  lyte: 'blueberry-pomegranate',
  'sports-drink': 'lemon-lime',
  'zero-sugar': 'cherry-lime',
} as const;

describe('the moment of a product', () => {
  const products = (Object.keys(firsts) as (keyof typeof firsts)[]).flatMap((category) =>
    readdirSync(`sample/assets/products/${category}`)
      .filter((slug) => slug !== 'variety-pack')
      .map((slug) => [category, slug] as const),
  );

  it.each(products)('shows %s %s in front on its own page', (category, slug) => {
    const isInCanada = existsSync(`sample/assets/ca/products/${category}`);
    for (const [language, suffix] of [['en', ''] as const, ...(isInCanada ? [['fr', '-ca'] as const] : [])]) {
      const { unmount } = renderIn(language, <ProductMoment category={category} product={slug} />);
      const name = `${category}-${firsts[category] === slug ? 'moment' : slug}`;
      expect(pictures()).toEqual([
        `/editorial/${name}${suffix}.webp`,
        `/editorial/${name}-tall${suffix}.webp`,
      ]);
      for (const file of pictures()) expect(existsSync(`public${file}`)).toBe(true);
      unmount();
    }
  });

  it.each([
    ['sports-drink', 'a-new-flavor'],
    ['zero-sugar', 'grape'],
  ] as const)('of %s and %s is the picture of the line', (category, product) => {
    renderIn('en', <ProductMoment category={category} product={product} />);
    expect(pictures()).toEqual([
      `/editorial/${category}-moment.webp`,
      `/editorial/${category}-moment-tall.webp`,
    ]);
  });
});
