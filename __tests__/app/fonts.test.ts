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

const files = ['display', 'text'].map((name) => `app/styles/fonts/${name}.woff2`);
const messages = ['en', 'fr'].flatMap((language) =>
  readdirSync(`messages/${language}`).map((file) => readFileSync(`messages/${language}/${file}`, 'utf8')),
);
const used = new Set([...messages.join(''), ...'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ«»’“”–—…€™®©']);
const texts = [...used].filter((character) => character !== '\n');

test.each(files)('%s has every character of the messages and of French', (file) => {
  const { characterSet } = readFont(file);
  const missing = texts.filter((character) => !characterSet.includes(character.codePointAt(0) ?? 0));
  expect(missing).toEqual([]);
});

test.each([
  ['app/styles/fonts/display.woff2', [400, 1000]],
  ['app/styles/fonts/text.woff2', [400, 900]],
])('%s varies over the weights that app/fonts.ts declares', (file, [min, max]) => {
  expect(readFont(file).weight).toMatchObject({ min, max });
  expect(readFileSync('app/fonts.ts', 'utf8')).toContain(`weight: '${min} ${max}'`);
});

test('together they are smaller than 60 KB', () => {
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(60 * 1024);
});
