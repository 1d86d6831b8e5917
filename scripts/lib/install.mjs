import { mustRun } from './run.mjs';
import { digest, isStamped, stamp } from './stamp.mjs';

const stampFile = 'node_modules/.install-stamp';

/** Installs the packages of the lockfile unless they are installed. */
export function ensureInstalled() {
  const current = digest(['package.json', 'package-lock.json']);
  if (isStamped(stampFile, current)) return;
  // Building, testing and the fake services need the development packages, whatever NODE_ENV says.
  mustRun('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  stamp(stampFile, current);
}
