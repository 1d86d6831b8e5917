import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { behaviourPage, findRules, writeRules } from '@/tools/lib/behaviour.mjs';

test('the page names the files of each rule as they are: node tools/behaviour.mjs', () => {
  expect(readFileSync(behaviourPage, 'utf8')).toBe(writeRules(findRules().rules));
});

test('nothing cites a document that is not in the repository', () => {
  // White space and comment marks may separate the words, where a comment breaks its line.
  const citation = /\b(?:spec|contract|design)(?:'s)?,?[\s*#/]+(?:sections?|decisions?)[\s*#/]+\d/;
  expect(citation.test('as in the spec,\n * section 4')).toBe(true);
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  const texts = files.filter((file) => /\.(?:[cm]?[jt]sx?|css|md|json|ya?ml|conf|env)$/.test(file));
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((file) => citation.test(readFileSync(file, 'utf8')))).toEqual([]);
});
