import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { digest, isStamped, stamp } from './stamp.mjs';

const stampFile = '.next/standalone/.build-stamp';

/** Everything the build reads. */
const sources = [
  'app',
  'components',
  'lib',
  'messages',
  'mocks',
  'public',
  'global.d.ts',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * Makes the standalone server with its static files beside it; one build serves every environment.
 * @returns {boolean} whether it succeeded
 */
export function build() {
  const current = digest(sources);
  rmSync(join(root, '.next/standalone'), { recursive: true, force: true });
  if (!run('npx', ['next', 'build'])) return false;
  cpSync(join(root, '.next/static'), join(root, '.next/standalone/.next/static'), { recursive: true });
  cpSync(join(root, 'public'), join(root, '.next/standalone/public'), { recursive: true });
  stamp(stampFile, current);
  return true;
}

/** Builds unless the last build is of these very sources. */
export function ensureBuilt() {
  if (!isStamped(stampFile, digest(sources)) && !build()) process.exit(1);
}
