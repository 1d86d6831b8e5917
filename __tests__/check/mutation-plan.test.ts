import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutationFolders, mutationPlan } from '@/tools/lib/mutation-plan.mjs';

const below = (place: string) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' }).map((file) => join(place, file));
const beforeStar = (pattern: string) => pattern.slice(0, pattern.search(/[*{]/));

const tests = below('__tests__').filter((file) => /\.test\.tsx?$/.test(file));
const code = [...below('lib'), ...below('components')].filter((file) =>
  /^lib\/.*\.(?:ts|mjs)$|\/use-[\w-]*\.ts$/.test(file),
);

test('every file of lib and every hook is in one folder of the plan', () => {
  const folders = mutationFolders();
  expect(code.length).toBeGreaterThan(100);
  const homes = (file: string) =>
    folders.filter((folder) =>
      folder === 'lib' ? /^lib\/[^/]+$/.test(file) : file.startsWith(`${folder}/`),
    );
  expect(code.filter((file) => homes(file).length !== 1)).toEqual([]);
});

test.each(mutationFolders())('%s has tests', (folder) => {
  const prefixes = mutationPlan(folder).tests.map(beforeStar);
  expect(tests.filter((file) => prefixes.some((prefix) => file.startsWith(prefix))).length).toBeGreaterThan(
    0,
  );
});

test('every further pattern names tests', () => {
  const patterns = mutationFolders().flatMap((folder) => mutationPlan(folder).tests.slice(1));
  const idle = patterns.filter((pattern) => !tests.some((file) => file.startsWith(beforeStar(pattern))));
  expect(idle).toEqual([]);
});

test('files whose functions are sent to browsers as text are not mutated', () => {
  const sent = code.filter((file) => /\$\{\w+\.toString\(\)\}/.test(readFileSync(file, 'utf8')));
  expect(sent.length).toBeGreaterThan(0);
  expect(mutationPlan('lib/locales').mutate).toEqual(expect.arrayContaining(sent.map((file) => `!${file}`)));
});
