import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** @param {string} path @returns {string[]} the files at or below a path of the project */
function filesBelow(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/**
 * Returns a digest of the content of files and folders.
 * @param {string[]} paths relative to the project
 */
export function digest(paths) {
  const hash = createHash('sha256').update(process.version);
  for (const file of paths.flatMap(filesBelow)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** @param {string} file @returns {string} the value of a stamp; empty without one */
export function readStamp(file) {
  const full = join(root, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : '';
}

/** @param {string} file @param {string} value @returns {boolean} whether the stamp has that value */
export const isStamped = (file, value) => readStamp(file) === value;

/** @param {string} file @param {string} value */
export function stamp(file, value) {
  writeFileSync(join(root, file), value);
}
