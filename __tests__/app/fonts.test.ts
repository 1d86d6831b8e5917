import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';

/** Reads a font with the copy of fontkit that Next uses; it takes no buffers of Jest's own realm. */
function readFont(file: string): { characterSet: number[]; weight: { min: number; max: number } } {
  const script = `
    const { default: fontkit } = require('next/dist/compiled/@next/font/dist/fontkit');
    const { characterSet, variationAxes } = fontkit(require('node:fs').readFileSync(process.argv[1]));
    console.log(JSON.stringify({ characterSet, weight: variationAxes.wght }));`;
  return JSON.parse(execFileSync('node', ['--eval', script, file], { encoding: 'utf8' }));
}

const fileOf = (name: string) => `app/styles/fonts/${name}.woff2`;
const faces = ['display', 'text'];
const messages = ['en', 'fr'].flatMap((language) =>
  readdirSync(`messages/${language}`).map((file) => readFileSync(`messages/${language}/${file}`, 'utf8')),
);
const used = new Set([...messages.join(''), ...'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ«»’“”–—…€™®©']);
const texts = [...used].filter((character) => character !== '\n');

test.each(faces)('the main file of %s has every character of the messages and of French', (name) => {
  const { characterSet } = readFont(fileOf(name));
  const missing = texts.filter((character) => !characterSet.includes(character.codePointAt(0) ?? 0));
  expect(missing).toEqual([]);
});

/** Returns the code points of each `unicode-range` in app/fonts.ts, by file. */
function declaredRanges(): Map<string, Set<number>> {
  const source = readFileSync('app/fonts.ts', 'utf8');
  const faceOf = /src: '\.\/(styles\/fonts\/[\w-]+\.woff2)'[\s\S]*?value:\s*'([^']+)'/g;
  return new Map(
    [...source.matchAll(faceOf)].map(([, file = '', ranges = '']) => {
      const points = ranges.split(', ').flatMap((range) => {
        const [first = 0, last = first] = range
          .replace('U+', '')
          .split('-')
          .map((hex) => Number.parseInt(hex, 16));
        return Array.from({ length: last - first + 1 }, (_, index) => first + index);
      });
      return [`app/${file}`, new Set(points)];
    }),
  );
}

test.each(faces)('browsers find each character of the two files of %s', (name) => {
  const ranges = declaredRanges();
  for (const file of [fileOf(name), fileOf(`${name}-more`)]) {
    const { characterSet } = readFont(file);
    // U+FFFF ends the table of a font.
    expect(characterSet.filter((point) => point !== 0xffff && !ranges.get(file)?.has(point))).toEqual([]);
  }
  const [main, more] = [ranges.get(fileOf(name)), ranges.get(fileOf(`${name}-more`))];
  expect([...(main ?? [])].filter((point) => more?.has(point))).toEqual([]);
});

test.each([
  ['display', [700, 1000]],
  ['display-more', [700, 1000]],
  ['text', [400, 900]],
  ['text-more', [400, 900]],
])('%s varies over the weights that app/fonts.ts declares', (name, [min, max]) => {
  expect(readFont(fileOf(name)).weight).toMatchObject({ min, max });
  expect(readFileSync('app/fonts.ts', 'utf8')).toContain(`fonts/${name}.woff2'`);
  expect(readFileSync('app/fonts.ts', 'utf8')).toContain(`weight: '${min} ${max}'`);
});

test('the preloaded files are smaller than 44 KB together', () => {
  expect(faces.reduce((sum, name) => sum + statSync(fileOf(name)).size, 0)).toBeLessThan(44 * 1024);
});
