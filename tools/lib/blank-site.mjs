import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { mustRun } from '../../scripts/lib/run.mjs';

const blank = join(root, 'tools/bench/blank-site/.next');

/** Builds the blank site that benchmarks compare the site with. */
export function buildBlankSite() {
  mustRun('npx', ['next', 'build', 'tools/bench/blank-site']);
  cpSync(join(blank, 'static'), join(blank, 'standalone/tools/bench/blank-site/.next/static'), {
    recursive: true,
  });
}
