import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const layered = (css: string) => `@layer components {\n${css}\n}\n`;

/** Style sheets with the lint's message for each; null without one. */
const samples = {
  'unlayered-rule': ['.a {\n  order: 1;\n}\n', 'Put the rule into'],
  'physical-property': [layered('.a { max-width: 1rem; }'), 'Use the logical property'],
  'physical-side': [layered('.a { border-left-color: currentColor; }'), 'Use the logical property'],
  'physical-value': [layered('.a { text-align: right; }'), 'Use the logical property'],
  'color-number': [layered('.a { color: #123456; }'), 'Use a colour of'],
  'color-function': [layered('.a { color: rgb(1 2 3 / 50%); }'), 'Use a colour of'],
  'color-name': [layered('.a { color: white; }'), 'Use a colour of'],
  'other-breakpoint': [layered('@media (width >= 700px) { .a { order: 1; } }'), 'Write `(width'],
  'old-media-query': [layered('@media (min-width: 48rem) { .a { order: 1; } }'), 'Write `(width'],
  'any-sibling': [layered('.a { & :is(p, ul) + *,\n& ul { order: 1; } }'), 'Name the sibling'],
  'first-sibling': [layered('.a ~ :first-child { order: 1; }'), 'Name the sibling'],
  'hover-motion': [layered('.a:hover .b { scale: 1.2; }'), 'Move at hover only'],
  'hover-motion-of-touch': [
    layered('@media (hover: hover) { .a { &:hover { translate: 0 1rem; } } }'),
    'Move at hover only',
  ],
  'hover-motion-of-pointers': [
    layered(
      '@media (hover: hover) and (prefers-reduced-motion: no-preference) and ((width >= 48rem) or ((width >= 30rem) and (orientation: portrait))) { .a:hover { scale: 1.2; } }',
    ),
    null,
  ],
  'hover-color': [layered('.a { scale: 1.2; &:hover { color: var(--color-ink); } }'), null],
  sibling: [layered('.a + .b > * { order: 1; }'), null],
  composed: ['.b {\n  composes: button from "./button.module.css";\n}\n', null],
  logical: [layered('.a { border-inline-start-color: var(--color-ink); white-space: nowrap; }'), null],
  breakpoint: [
    layered('@media (width < 48rem) and (prefers-reduced-motion: reduce) { .a { order: 1; } }'),
    null,
  ],
  container: [layered('@container (width >= 31rem) { .a { order: 1; } }'), null],
  'derived-color': [layered('.a { color: oklch(from var(--color-ink) 0.6 c h); }'), null],
} as const;

type Report = { diagnostics: { message: string; category: string; location: { path: string } }[] };

/** Lints the samples with the plugins of the project. */
function lintSamples(): Report['diagnostics'] {
  const folder = mkdtempSync(join(tmpdir(), 'css-lint-'));
  const { plugins } = JSON.parse(readFileSync('biome.json', 'utf8')) as { plugins: string[] };
  writeFileSync(
    join(folder, 'biome.json'),
    JSON.stringify({ plugins: plugins.map((path) => resolve(path)) }),
  );
  for (const [name, [css]] of Object.entries(samples)) writeFileSync(join(folder, `${name}.module.css`), css);
  const biome = resolve('node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['lint', '--reporter=json', '--max-diagnostics=200'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return (JSON.parse(stdout) as Report).diagnostics.filter(({ category }) => category === 'plugin');
}

test('the lint reports unlayered rules, physical properties, raw colours and other breakpoints', () => {
  const messages = new Map(lintSamples().map(({ location, message }) => [location.path, message]));
  for (const [name, [, expected]] of Object.entries(samples)) {
    const message = messages.get(`${name}.module.css`) ?? null;
    expect([name, message]).toEqual([name, expected && expect.stringContaining(expected)]);
  }
});
