// Rules: PROD-01
import { existsSync, readdirSync } from 'node:fs';
import { ProductMoment } from '@/components/product/product-moment';
import { renderIn } from './render';

const pictures = () =>
  [...document.querySelectorAll('img')].map(({ src }) => new URL(src).searchParams.get('url'));

describe('the moment of a product', () => {
  it.each(readdirSync('sample/assets/products/sports-drink'))('%s leads the race on its own page', (slug) => {
    for (const [language, suffix] of [
      ['en', ''],
      ['fr', '-ca'],
    ] as const) {
      const { unmount } = renderIn(language, <ProductMoment category="sports-drink" product={slug} />);
      const name = slug === 'lemon-lime' ? 'sports-drink-moment' : `race-${slug}`;
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
