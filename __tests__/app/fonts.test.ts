import { statSync } from 'node:fs';
import { declaredFaces, fileOf, rareFaces } from './font-faces';

const preloaded = ['display', 'text-regular', 'text-bold'];

test('the preloaded files are those without the rare characters', () => {
  expect(declaredFaces.filter((face) => face.isPreloaded).flatMap((face) => face.files)).toEqual(preloaded);
});

test('pages load the rare characters for texts that have one of them', () => {
  expect(rareFaces.map(({ name }) => name)).toEqual(['display-more', 'text-more']);
});

test.each(rareFaces)('$name is not loaded for English and French texts', ({ name, points }) => {
  const letters = name === 'display-more' ? 'ABCÀÉÈÊÇŒ’0123' : 'abcàâæçéèêëîïôœùûüÿ«»’“”–—…0123';
  expect([...letters].filter((letter) => points.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});

test.each(preloaded)('%s comes in the first ten packets of a connection, headers included', (name) => {
  expect(statSync(fileOf(name)).size).toBeLessThan(10 * 1460 - 400);
});
