import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { loadMessages } from '@/lib/i18n/messages';
import { locales } from '@/lib/locales/definitions';
import { railYears, timelineEntries, timelineSteps, withYearWrappers } from '@/lib/story/timeline';
import en from '@/messages/en/ourStory.json';
import fr from '@/messages/fr/ourStory.json';

describe('withYearWrappers (STORY-02)', () => {
  it.each([
    ['one entry a year', [2011, 2013], [true, true]],
    ['three entries of a year', [2023, 2023, 2023], [true, false, false]],
    ['years next to each other', [2022, 2023, 2023, 2024, 2024], [true, true, false, true, false]],
    ['a year that repeats', [2023, 2024, 2023], [true, true, false]],
    ['no entries', [], []],
  ])('%s', (_, years, wrappers) => {
    const entries = withYearWrappers(years.map((year) => ({ year })));
    expect(entries.map(({ yearWrapper }) => yearWrapper)).toEqual(wrappers);
    expect(railYears(entries)).toEqual([...new Set(years)]);
  });
});

describe.each([
  ['en', en],
  ['fr', fr],
])('the timeline in %s', (_, { timeline }) => {
  const entries = timelineEntries(timeline.entries);

  it('has fourteen entries from 2011 to 2025 (STORY-02)', () => {
    expect(entries.map(({ year }) => year)).toEqual([
      2011, 2013, 2017, 2018, 2019, 2022, 2023, 2023, 2023, 2024, 2024, 2024, 2025, 2025,
    ]);
    expect(railYears(entries)).toEqual([2011, 2013, 2017, 2018, 2019, 2022, 2023, 2024, 2025]);
  });

  it('has a text for every entry, and a further text for some', () => {
    for (const { text, imageAlt } of entries) {
      expect(text).toBeTruthy();
      expect(imageAlt).toBeTruthy();
    }
    const further = entries.filter(({ furtherText }) => furtherText);
    expect(further.length).toBeGreaterThan(0);
    expect(further.length).toBeLessThan(entries.length);
  });
});

it('changes the side of the picture with every entry', () => {
  const sides = timelineSteps.map(({ imagePosition }) => imagePosition);
  expect(sides).toEqual(sides.map((_, index) => (index % 2 ? 'right' : 'left')));
});

it('starts wide, fills the window twice, at the end too, and has no two wide or tall pictures in a row', () => {
  const shapes = timelineSteps.map((step) => ('shape' in step ? step.shape : undefined));
  expect([shapes[0], shapes.at(-1)]).toEqual(['wide', 'window']);
  expect(shapes.filter((shape) => shape === 'window')).toHaveLength(2);
  expect(shapes.filter((shape, index) => shape && shape === shapes[index + 1])).toEqual([]);
});

it.each(locales.map(({ tag, language }) => ({ tag, language })))(
  'shows no picture twice, and only pictures that exist, in $tag',
  async (locale) => {
    const { ourStory, press } = await loadMessages(locale);
    const pictures = timelineEntries(ourStory.timeline.entries).map(({ imageSrc }) => imageSrc);
    const ofPress = Object.values(press.articles).map(({ image }) => image);
    expect(new Set(pictures).size).toBe(pictures.length);
    expect([...pictures, ...ofPress].filter((path) => !existsSync(`public${path}`))).toEqual([]);
    const wide = timelineEntries(ourStory.timeline.entries).filter(({ shape }) => shape === 'wide');
    const sizes = await Promise.all(wide.map(({ imageSrc }) => sharp(`public${imageSrc}`).metadata()));
    // The widest box, in a window of 1,920 pixels, is 1,500 pixels wide.
    expect(sizes.filter(({ width = 0 }) => width < 2240)).toEqual([]);
    // Labels are bilingual where the country requires it.
    expect(pictures.some((path) => path.endsWith('-ca.webp'))).toBe(locale.tag !== 'en-US');
  },
);
