// Rules: HERO-03
import { shownCategories } from '@/components/home/category-carousel/shown-categories';
import { exposedSlides } from '@/components/home/category-carousel/shown-slides';
import { categoryHref, categoryHrefOf } from '@/components/home/category-link';
import { cycle } from '@/components/home/feature-slider/cycle';
import { mediaKind } from '@/components/home/hero/media-kind';
import { overlayShown } from '@/components/home/hero/overlay-rules';
import type { Category } from '@/lib/content/types';
import { getLocale, type LocaleId } from '@/lib/locales/definitions';

test.each([
  ['/a/loop.mp4', 'video'],
  ['/a/loop.webm', 'video'],
  ['/a/loop.ogg', 'video'],
  ['/a/loop.mov', 'video'],
  ['/a/loop.avi', 'video'],
  ['/a/LOOP.MP4', 'video'],
  ['/a/loop.mp4?v=2', 'video'],
  ['/a/loop.webp', 'image'],
  ['/a/loop.mp4.webp', 'image'],
  ['/a/mp4', 'image'],
  ['', 'image'],
])('%s is a %s', (path, kind) => {
  expect(mediaKind(path)).toBe(kind);
});

describe('the hero overlay', () => {
  const seen = { hasContent: true, active: true, playing: false, awaitsFirstPlay: false };
  test.each([
    ['is shown over the selected slide', {}, true],
    ['is hidden without content', { hasContent: false }, false],
    ['is reset while another slide is selected', { active: false }, false],
    ['is hidden while the video plays', { playing: true }, false],
    ['is hidden until the first video has played', { awaitsFirstPlay: true }, false],
  ])('%s', (_, change, shown) => {
    expect(overlayShown({ ...seen, ...change })).toBe(shown);
  });
});

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [1, -1, 3, 0],
  [0, 1, 1, 0],
  [0, 1, 0, 0],
])('%d moved by %d of %d is %d', (index, step, count, expected) => {
  expect(cycle(index, step, count)).toBe(expected);
});

test.each([
  ['Sports Drink', '/sports-drink'],
  ['Flash IV Ready-to-Drink', '/flash-iv-ready-to-drink'],
  [' Sport  Water ', '/sport-water'],
  ['LYTE', '/lyte'],
])('the path of the category %s is %s', (name, href) => {
  expect(categoryHref(name)).toBe(href);
});

test.each([
  ['by its name', 'Zero Sugar', '/category/anything', '/zero-sugar'],
  ['by its fragment where the name is translated', 'Zéro sucre', '/category/zero-sugar', '/zero-sugar'],
  ['by its name where neither is known', 'New Line', '/category/new', '/new-line'],
])('finds a category %s', (_, name, path, href) => {
  expect(categoryHrefOf({ name, path })).toBe(href);
});

test.each([
  ['those in view', [0, 1, 2], 6, [0, 1, 2]],
  ['repeats where their originals are out of view', [5, 6, 7], 6, [5, 6, 7]],
  ['each category once', [0, 1, 2], 2, [0, 1]],
  ['one of one', [0, 1], 1, [0]],
])('exposes %s to assistive technology', (_, inView, count, expected) => {
  expect([...exposedSlides(inView, count)]).toEqual(expected);
});

test.each<[LocaleId, string, string, readonly string[]]>([
  ['us-en', 'all that are offered', '', ['LYTE', 'Sport Water']],
  ['us-en', 'the featured ones', 'LYTE', ['LYTE']],
  ['ca-en', 'none that Canada does not offer', '', ['LYTE']],
  ['ca-fr', 'the others where the featured one is not offered', 'Sport Water', ['LYTE']],
])('the home page of %s shows %s', (id, _, featured, expected) => {
  const categories = ['LYTE', 'Sport Water', 'New Line'].map(
    (name): Category => ({
      path: `/content/dam/solstride/category/${categoryHref(name).slice(1)}`,
      name,
      facts: [],
      image: null,
      backgroundColor: null,
      featured: name === featured,
      logoLockup: null,
    }),
  );
  expect(shownCategories(categories, getLocale(id)).map(({ name }) => name)).toEqual(expected);
});
