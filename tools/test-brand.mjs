import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/lib/paths.mjs';
import { checkBrand } from './lib/brand-check.mjs';
import { copyAsBrand } from './lib/brand-copy.mjs';

// Proves that a change of the brand needs only `lib/brand.ts`: builds a copy of the project with another
// brand.
const folder = join(root, '.data/other-brand');
const brand = copyAsBrand(folder, { name: 'Nordwell', slug: 'nordwell' });
// Reuses the compiler's cache of this project's build, because most modules do not depend on the brand.
const cache = '.next/cache';
if (existsSync(join(root, cache))) cpSync(join(root, cache), join(folder, cache), { recursive: true });
const built = spawnSync('node', ['scripts/build.mjs'], { cwd: folder, encoding: 'utf8' });
if (built.status !== 0) {
  console.error(built.stdout + built.stderr);
  process.exit(1);
}
await checkBrand(folder, brand);
rmSync(folder, { recursive: true, force: true });
console.log('A site of another brand, by lib/brand.ts alone: its pages, files and queries name no other.');
