import { brand } from '@/lib/brand';
import { luminance, textToneOn } from '@/lib/color';

describe('luminance', () => {
  test.each([
    ['#000000', 0],
    ['#ffffff', 255],
    ['#ff0000', 76.245],
    ['#00ff00', 149.685],
    ['#0000ff', 29.07],
    ['#808080', 128],
    ['abc', luminance('#aabbcc')],
    ['#FFF', 255],
    ['tomato', 255],
    [' #000 ', 0],
    ['x#000', 255],
    ['#000 0', 255],
    ['xyz', 255],
    ['', 255],
  ])('%s is %d', (hex, expected) => {
    expect(luminance(hex)).toBeCloseTo(expected, 3);
  });
});

describe('textToneOn', () => {
  test.each([
    ['#000000', 'light'],
    ['#7f7f7f', 'light'],
    ['#808080', 'dark'],
    ['#eeeeee', 'dark'],
    [brand.colors.blue, 'light'],
    [brand.colors.teal, 'dark'],
    [brand.colors.yellow, 'dark'],
    ['not a colour', 'dark'],
  ])('%s carries %s text', (hex, tone) => {
    expect(textToneOn(hex)).toBe(tone);
  });

  test.each([brand.colors.red, '#d7263d', 'D7263D', ' #D7263d '])(
    'the brand red, written %s, keeps dark text',
    (hex) => {
      expect(luminance(brand.colors.red)).toBeLessThan(128);
      expect(textToneOn(hex)).toBe('dark');
    },
  );

  test('a similar colour does not', () => {
    expect(textToneOn('#d7263c')).toBe('light');
  });
});
