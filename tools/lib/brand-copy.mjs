import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { linkFolder } from './link-folder.mjs';

const brandFile = 'lib/brand.ts';

/** @typedef {{ name: string, slug: string, colors: string[], traces: RegExp }} OtherBrand */

/** `#RRGGBB` → `#BBGGRR`, with a changed green so that every colour differs from its replacement. */
function otherColor(/** @type {string} */ color) {
  const [red, green = '', blue] = [1, 3, 5].map((at) => color.slice(at, at + 2));
  const changed = (Number.parseInt(green, 16) ^ 1).toString(16).padStart(2, '0').toUpperCase();
  return `#${blue}${changed}${red}`;
}

/**
 * Renames the brand in the text of `lib/brand.ts`. White and black stay, because they belong to no brand.
 * @param {string} text
 * @param {{ name: string, slug: string }} other
 * @returns {OtherBrand & { text: string }} `traces` matches remains of the first brand
 */
function renameBrand(text, other) {
  const textOf = (/** @type {string} */ key) => new RegExp(`\\b${key}: '([^']+)'`).exec(text)?.[1] ?? '';
  const [name, slug] = [textOf('name'), textOf('slug')];
  const colors = [...new Set(text.match(/#[\dA-F]{6}\b/gi))].filter(
    (color) => !/^#(?:f{6}|0{6})$/i.test(color),
  );
  const renamed = text
    .replaceAll(name, other.name)
    .replaceAll(slug, other.slug)
    .replace(/#[\dA-F]{6}\b/gi, (color) => (colors.includes(color) ? otherColor(color) : color));
  const traces = new RegExp([name, slug, ...colors.map((color) => `${color}\\b`)].join('|'), 'i');
  return { ...other, text: renamed, colors: colors.map(otherColor), traces };
}

/**
 * Copies the project and changes only `lib/brand.ts`.
 * @param {string} folder on the project's disk; its content is removed
 * @param {{ name: string, slug: string }} other
 * @returns {OtherBrand}
 */
export function copyAsBrand(folder, other) {
  rmSync(folder, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\n').filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  linkFolder(join(root, 'node_modules'), join(folder, 'node_modules'));
  const { text, ...brand } = renameBrand(readFileSync(join(folder, brandFile), 'utf8'), other);
  writeFileSync(join(folder, brandFile), text);
  return brand;
}
