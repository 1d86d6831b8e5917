import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { mustRun } from './run.mjs';

const blank = join(root, 'bench/blank-site/.next');

/** Builds the blank site that benchmarks compare the site with. */
export function buildBlankSite() {
  mustRun('npx', ['next', 'build', 'bench/blank-site']);
  cpSync(join(blank, 'static'), join(blank, 'standalone/bench/blank-site/.next/static'), { recursive: true });
}
