import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileOf, rareFaces } from '../app/font-faces';

/** Reads a font with the copy of fontkit that Next uses; it takes no buffers of Jest's own realm. */
function readFont(file: string): { characterSet: number[]; weight?: { min: number; max: number } } {
  const script = `
    const { default: fontkit } = require('next/dist/compiled/@next/font/dist/fontkit');
    const { characterSet, variationAxes } = fontkit(require('node:fs').readFileSync(process.argv[1]));
    console.log(JSON.stringify({ characterSet, weight: variationAxes.wght ?? undefined }));`;
  return JSON.parse(execFileSync(process.execPath, ['--eval', script, file], { encoding: 'utf8' }));
}

const messages = ['en', 'fr'].flatMap((language) =>
  readdirSync(`messages/${language}`).map((file) => readFileSync(`messages/${language}/${file}`, 'utf8')),
);
const used = new Set([...messages.join(''), ...'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ«»’“”–—…€™®©']);
const texts = [...used].filter((character) => character !== '\n');

function missingFrom(file: string, texts: Iterable<string>): string[] {
  const { characterSet } = readFont(fileOf(file));
  return [...new Set(texts)].filter((character) => !characterSet.includes(character.codePointAt(0) ?? 0));
}

test.each(['text-regular', 'text-bold'])('%s has every character of the messages and of French', (file) => {
  expect(missingFrom(file, texts)).toEqual([]);
});

test('the display face has their capitals and the units', () => {
  const capitals = texts
    .join('')
    .replaceAll(/[@$*_<>{}=|~#[\]\\^`±•€↑↓©]/g, '')
    .toUpperCase();
  // The packages have no capital Y with diaeresis.
  expect(missingFrom('display', `${capitals}mg g fl oz mL L`.replaceAll('Ÿ', ''))).toEqual([]);
});

/** Code points of a font's file. U+FFFF ends its table. */
const pointsOf = (name: string) => readFont(fileOf(name)).characterSet.filter((point) => point !== 0xffff);

test.each(rareFaces)('browsers find each character of $name', ({ name, points }) => {
  expect(pointsOf(name).filter((point) => !points.has(point))).toEqual([]);
});

test.each([
  ['display', 0],
  ['text-regular', 1],
  ['text-bold', 1],
])('%s has no character in common with the rare ones', (name, more) => {
  expect(pointsOf(name).filter((point) => rareFaces[more]?.points.has(point))).toEqual([]);
});

test.each([
  ['display', [700, 1000]],
  ['display-more', [700, 1000]],
  ['text-more', [400, 650]],
])('%s varies over the weights that app/fonts.ts declares', (name, [min, max]) => {
  expect(readFont(fileOf(name)).weight).toMatchObject({ min, max });
  expect(readFileSync('app/fonts.ts', 'utf8')).toContain(`weight: '${min} ${max}'`);
});
