import { imageSlots } from '@/lib/assets/image-slots';
import { chooseSource, phone, toPixels } from '@/tools/bench/size/choose-source';

test.each([
  ['80px', 80],
  ['50vw', 195],
  ['max(100vw, 62vh)', 523.28],
  ['min(43vw, 680px)', 167.7],
  ['min(48vw, max(458px, 77vh), 845px)', 187.2],
  ['clamp(334px, 55vh, 523px)', 464.2],
  ['6rem', 96],
])('%s is %d pixels wide on the phone', (length, pixels) => {
  expect(toPixels(length, phone)).toBeCloseTo(pixels);
});

test('fails on a length that it does not know', () => {
  expect(() => toPixels('10em', phone)).toThrow('10em');
  expect(() => toPixels('100vw', phone)).not.toThrow();
});

const srcSet = '/a?w=1080 1080w, /a?w=380 380w, /a?w=640 640w';

test.each([
  ['the smallest that covers the box', '(width >= 768px) 90vw, 40vw', '/a?w=640'],
  ['the entry whose condition matches', '(width <= 400px) 30vw, 90vw', '/a?w=380'],
  ['the whole width without sizes', '', '/a?w=1080'],
  ['the largest when none covers the box', '200vw', '/a?w=1080'],
])('requests %s', (_, sizes, url) => {
  expect(chooseSource({ src: '/a', srcSet, sizes }, phone)).toBe(url);
});

test('requests the only source of a picture without candidates', () => {
  expect(chooseSource({ src: '/a', srcSet: '', sizes: '' }, phone)).toBe('/a');
});

test.each(Object.entries(imageSlots))('understands the sizes of %s', (_, { sizes }) => {
  expect(() => chooseSource({ src: '/a', srcSet, sizes }, phone)).not.toThrow();
});
