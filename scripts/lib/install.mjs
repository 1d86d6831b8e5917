import { mustRun } from './run.mjs';
import { digest, isStamped, stamp } from './stamp.mjs';

const stampFile = 'node_modules/.install-stamp';

/** Installs the packages of the lockfile unless they are there already. */
export function ensureInstalled() {
  const current = digest(['package.json', 'package-lock.json']);
  if (isStamped(stampFile, current)) return;
  // Development packages are part of building, testing and the fake services, whatever NODE_ENV says.
  mustRun('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  stamp(stampFile, current);
}
