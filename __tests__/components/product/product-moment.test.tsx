// Rules: PROD-01
import { existsSync, readdirSync } from 'node:fs';
import { ProductMoment } from '@/components/product/product-moment';
import { renderIn } from './render';

const pictures = () =>
  [...document.querySelectorAll('img')].map(({ src }) => new URL(src).searchParams.get('url'));

describe('the moment of a product', () => {
  const products = (['lyte', 'sports-drink'] as const).flatMap((category) =>
    readdirSync(`sample/assets/products/${category}`).map((slug) => [category, slug] as const),
  );

  it.each(products)('shows %s %s in front on its own page', (category, slug) => {
    for (const [language, suffix] of [
      ['en', ''],
      ['fr', '-ca'],
    ] as const) {
      const { unmount } = renderIn(language, <ProductMoment category={category} product={slug} />);
      const inFrontOfLine = ['lemon-lime', 'blueberry-pomegranate'].includes(slug);
      const name = `${category}-${inFrontOfLine ? 'moment' : slug}`;
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
