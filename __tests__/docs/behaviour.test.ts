import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { behaviourPage, findRules, writeRules } from '@/scripts/lib/behaviour.mjs';

const { rules, unknown } = findRules();

test('every id in code and tests names a rule', () => {
  expect(unknown).toEqual([]);
});

test('every rule has code and a test', () => {
  expect(rules.size).toBeGreaterThan(100);
  const bare = [...rules].filter(([, { code, tests }]) => code.length === 0 || tests.length === 0);
  expect(bare.map(([id]) => id)).toEqual([]);
});

test('the page names the files of each rule as they are: npm run behaviour', () => {
  expect(readFileSync(behaviourPage, 'utf8')).toBe(writeRules(rules));
});

test('nothing cites a document that is not in the repository', () => {
  const cited = ['spec', 'contract', 'design']
    .map((name) => `(${name}|${name}'s),? (sections?|decisions?) [0-9]`)
    .join('|');
  // git grep ends with 1 where it finds nothing.
  const find = () =>
    execFileSync('git', ['grep', '-nE', cited, '--', ':!package-lock.json'], { encoding: 'utf8' });
  expect(find).toThrow(expect.objectContaining({ status: 1 }));
});
