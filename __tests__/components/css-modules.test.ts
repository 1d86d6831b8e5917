import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const filesOf = (pattern: string) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', pattern], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n');
const matchesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** Returns the class names that a style sheet defines. */
function classesOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"/g, '');
  return [...new Set(matchesOf(text, /\.([a-zA-Z][\w-]*)/g))].map((name) => `${file} .${name}`);
}

const sheets = filesOf('components/**/*.module.css');
const defined = new Set(sheets.flatMap(classesOf));

/** Returns the class names that a component takes from its style sheets, and those sheets it picks from by a variable. */
function usesOf(file: string) {
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(/import (\w+) from '(.+\.module\.css)'/g)];
  return imports.map(([, name = '', path = '']) => {
    const sheet = path.startsWith('@/') ? path.slice(2) : join(file, '..', path);
    return {
      used: matchesOf(text, new RegExp(`\\b${name}\\.(\\w+)`, 'g')).map((used) => `${sheet} .${used}`),
      open: text.includes(`${name}[`) ? [sheet] : [],
    };
  });
}

/** Returns the class names that a style sheet composes from another one. */
function composedBy(sheet: string): string[] {
  return [...readFileSync(sheet, 'utf8').matchAll(/composes: ([^;]+) from "([^"]+)"/g)].flatMap(
    ([, names = '', path = '']) => names.split(' ').map((name) => `${join(sheet, '..', path)} .${name}`),
  );
}

/** Returns the text styles that a style sheet composes. */
const textStylesOf = (sheet: string) =>
  matchesOf(readFileSync(sheet, 'utf8'), /composes: ([^;]+) from global/g).flatMap((names) =>
    names.split(' '),
  );

const uses = filesOf('components/**/*.tsx').flatMap(usesOf);
const used = new Set([...uses.flatMap((use) => use.used), ...sheets.flatMap(composedBy)]);
const open = new Set(uses.flatMap((use) => use.open));

test('every class name of a component exists in its style sheet', () => {
  expect(used.size).toBeGreaterThan(300);
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});

test('every class name of a style sheet is used', () => {
  const closed = [...defined].filter((name) => !open.has(name.split(' ')[0] ?? ''));
  expect(closed.filter((name) => !used.has(name))).toEqual([]);
});

test('modules compose every text style, and no other global class', () => {
  const sheet = 'app/styles/text.css';
  const styles = classesOf(sheet).map((name) => name.slice(`${sheet} .`.length));
  expect([...new Set(sheets.flatMap(textStylesOf))].sort()).toEqual([...styles].sort());
});
