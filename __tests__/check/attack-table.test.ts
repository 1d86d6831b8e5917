import { existsSync, readFileSync } from 'node:fs';

const page = readFileSync('SECURITY.md', 'utf8');
const [, section = ''] = /\n## Attack classes[^\n]*\n([\s\S]*?)\n## /.exec(page) ?? [];
const rows = section.split('\n').filter((line) => /^\| (?!attack)/.test(line));
const cited = (row: string) =>
  [...row.matchAll(/`(__tests__\/[^`]+)` “([^”]+)”/g)].map(([, ...both]) => both);

test('every attack class of SECURITY.md has a test', () => {
  expect(rows.length).toBeGreaterThanOrEqual(20);
  expect(rows.filter((row) => cited(row).length === 0)).toEqual([]);
});

test.each(rows.flatMap(cited))('%s has the test %s', (file, title) => {
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain(title);
});
