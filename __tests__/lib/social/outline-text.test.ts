// Rules: SEO-04
import face from '@/lib/social/display-glyphs.json';
import { outlineText } from '@/lib/social/outline-text';

const glyphs: Readonly<Record<string, readonly (number | string)[]>> = face.glyphs;
const widthOf = (text: string) => [...text].reduce((sum, each) => sum + Number(glyphs[each]?.[0]), 0);

const box = { left: 10, top: 20, width: 5000, sizes: [1000], maxLines: 3 };

type Line = { readonly at: readonly number[]; readonly scales: readonly number[]; readonly glyphs: string[] };

/** The lines of an outline: where each begins, its scales, and where each glyph stands in it. */
function linesOf(svg: string): (Line & { readonly offsets: number[] })[] {
  return [...svg.matchAll(/<g transform="translate\((\S+) (\S+)\) scale\((\S+) (\S+)\)">(.*?)<\/g>/g)].map(
    ([, x, y, across, up, paths = '']) => ({
      at: [Number(x), Number(y)],
      scales: [Number(across), Number(up)],
      offsets: [...paths.matchAll(/translate\((\S+) 0\)/g)].map(([, offset]) => Number(offset)),
      glyphs: [...paths.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => path),
    }),
  );
}

const outline = (text: string, options: Partial<typeof box> = {}) => {
  const { svg, bottom } = outlineText(text, { ...box, ...options });
  return { lines: linesOf(svg), bottom, svg };
};

test('glyphs stand upright, one behind the other by their widths', () => {
  const { lines } = outline('AV A', { sizes: [500] });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.scales).toEqual([0.5, -0.5]);
  expect(lines[0]?.offsets).toEqual([0, widthOf('A'), widthOf('AV ')]);
  expect(lines[0]?.glyphs).toEqual(['A', 'V', 'A'].map((letter) => glyphs[letter]?.[1]));
});

test('capitals of the first line begin at the top, the next line 0.92 sizes below', () => {
  const { lines, bottom } = outline('A A A', { width: widthOf('A') / 2, sizes: [500] });
  const first = 20 + Math.round(face.capHeight / 2);
  expect(lines.map(({ at }) => at)).toEqual([
    [10, Math.round(20 + face.capHeight / 2)],
    [10, Math.round(20 + face.capHeight / 2 + 460)],
    [10, Math.round(20 + face.capHeight / 2 + 920)],
  ]);
  expect(bottom).toBe(first + 920);
});

test('a line takes as many words as fit, to the unit', () => {
  const text = 'AA BB CC';
  const countOf = (width: number) => outline(text, { width }).lines.map((line) => line.glyphs.length);
  expect(countOf(widthOf('AA BB CC'))).toEqual([6]);
  expect(countOf(widthOf('AA BB CC') - 1)).toEqual([4, 2]);
  expect(countOf(widthOf('AA BB') - 1)).toEqual([2, 2, 2]);
});

test('the largest size is taken at which every word fits into the width', () => {
  const sizes = [2000, 1000, 500];
  const sizeIn = (width: number) => Number(outline('GRAPE', { width, sizes }).lines[0]?.scales[0]) * 1000;
  expect(sizeIn(widthOf('GRAPE') * 2)).toBe(2000);
  expect(sizeIn(widthOf('GRAPE') * 2 - 1)).toBe(1000);
  expect(sizeIn(widthOf('GRAPE'))).toBe(1000);
  expect(sizeIn(widthOf('GRAPE') - 1)).toBe(500);
  expect(sizeIn(1)).toBe(500);
});

test('the largest size is taken at which the lines are few enough', () => {
  const options = { width: widthOf('A A'), sizes: [1000, 500] };
  const sizeOf = (maxLines: number) =>
    outline('A A A', { ...options, maxLines }).lines.map(({ scales }) => scales[0]);
  expect(sizeOf(2)).toEqual([1, 1]);
  expect(sizeOf(1)).toEqual([0.5]);
});

test('lines beyond the limit are left out in the smallest size', () => {
  const { lines, bottom } = outline('A V W', { width: 1, sizes: [1000], maxLines: 2 });
  expect(lines.map((line) => line.glyphs)).toEqual([[glyphs.A?.[1]], [glyphs.V?.[1]]]);
  expect(bottom).toBe(lines[1]?.at[1]);
});

test('any run of white space is one space, and none stands around the text', () => {
  expect(outline(' A \n\t A  ').svg).toBe(outline('A A').svg);
});

test('a letter that the face lacks loses its accent, or is left out', () => {
  expect(outline('ǍḂ').lines[0]?.glyphs.slice(0, 1)).toEqual([glyphs.A?.[1]]);
  expect(outline('A漢V').svg).toBe(outline('AV').svg);
  expect(outline('E\u0301').svg).toBe(outline('É').svg);
});

test.each(['', ' ', '漢字'])('nothing is drawn of %j, and it takes no room', (text) => {
  expect(outlineText(text, box)).toEqual({ svg: '', bottom: 20 });
});
