import { sizeImages, sizePlan } from '@/lib/product/sizes';
import { product } from '../../components/product/fixtures';

describe('sizes by category (PROD-03)', () => {
  it.each([
    ['sports-drink', ['16oz', '20oz', '28oz'], '16oz', true],
    ['zero-sugar', ['16oz', '20oz', '28oz'], '16oz', true],
    ['flash-iv-ready-to-drink', ['16oz', '20oz', '28oz'], '16oz', true],
    ['flash-iv-sticks', ['8g'], '8g', false],
    ['sport-water', ['700ml', '1L', '1.5L'], '700ml', true],
    ['constructor', ['16oz', '20oz', '28oz'], '16oz', true],
  ])('%s', (slug, sizes, defaultSize, showsElectrolytes) => {
    expect(sizePlan(slug)).toEqual({ sizes, defaultSize, showsElectrolytes });
  });
});

describe('one slide per available size', () => {
  const images = { '16oz': '/a', '20oz': '/b', '28oz': '/c' };
  it.each([
    [
      'every size',
      'sports-drink',
      images,
      [
        ['16oz', '/a'],
        ['20oz', '/b'],
        ['28oz', '/c'],
      ],
    ],
    [
      'a size without a pack shot',
      'lyte',
      { ...images, '16oz': null },
      [
        ['20oz', '/b'],
        ['28oz', '/c'],
      ],
    ],
    [
      'water on the bottle slots',
      'sport-water',
      images,
      [
        ['700ml', '/a'],
        ['1L', '/b'],
        ['1.5L', '/c'],
      ],
    ],
    ['sticks by index', 'flash-iv-sticks', images, [['8g', '/a']]],
  ])('%s', (_name, categorySlug, detailImages, expected) => {
    const slides = sizeImages(product({ categorySlug, detailImages }));
    expect(slides.map(({ size, image }) => [size, image])).toEqual(expected);
  });

  it.each([
    ['the tile picture', '/tile', '/image', '/tile', 'tileImage'],
    ['the product picture', null, '/image', '/image', 'image'],
    ['the placeholder', null, null, null, 'image'],
  ])('without pack shots falls back to %s', (_name, tileImage, image, expected, field) => {
    const detailImages = { '16oz': null, '20oz': null, '28oz': null };
    expect(sizeImages(product({ detailImages, tileImage, image }))).toEqual([
      { size: '16oz', image: expected, field },
    ]);
  });
});
