/** @jest-environment node */
// Rules: OPS-06
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { brand } from '@/lib/brand';

/** Tracked files that a rename of the brand must not change. */
const artwork = /^public\/.*\.(?:svg|png|webp|ico)$|^sample\/assets\//;
const others =
  /^(?:__tests__|docs|deploy|\.github)\/|\.md$|^(?:LICENSE|CODEOWNERS|\.env\.example|aem\/dispatcher\/conf\.d\/variables\/custom\.vars|package(?:-lock)?\.json)$/;

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && file !== 'lib/brand.ts' && !artwork.test(file) && !others.test(file));

const [black, white] = ['000000', 'ffffff'];

/** A hex colour in other forms of style sheets: `11 21 32` and `11, 21, 32`. */
function channels(hex: string): string {
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(',?\\s+');
}

const colors = Object.values(brand.colors)
  .map((color) => color.slice(1).toLowerCase())
  .filter((hex) => hex !== black && hex !== white)
  .flatMap((hex) => [`#${hex}`, `\\(\\s*${channels(hex)}`]);

const patterns = [brand.slug, brand.name, brand.domain, brand.legalName, brand.contact.telephone];
const literal = new RegExp(
  [...patterns.map((text) => text.replaceAll('.', '\\.')), ...colors].join('|'),
  'i',
);

function linesWith(file: string): string[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    // Deleted and not committed yet.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  return text
    .split('\n')
    .flatMap((line, index) => (literal.test(line) ? [`${file}:${index + 1}: ${line}`] : []));
}

it('reads the sources', () => {
  expect(sources).toEqual(expect.arrayContaining(['lib/locales/definitions.ts', 'app/styles/tokens.css']));
  expect(sources.length).toBeGreaterThan(500);
});

it.each([
  'the Solstride site',
  '/content/dam/solstride',
  'color: #D7263D',
  'rgb(11 21 32 / 8%)',
  'rgba(11, 21, 32)',
])('finds %s', (line) => expect(line).toMatch(literal));

it('nothing but lib/brand.ts names the brand, its hosts or its colours', () => {
  expect(sources.flatMap(linesWith)).toEqual([]);
});
