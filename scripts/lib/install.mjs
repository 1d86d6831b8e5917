import { join } from 'node:path';
import { runStatus } from './run.mjs';
import { digest, isStamped, stamp } from './stamp.mjs';

/**
 * Installs the packages of a lockfile unless they are installed.
 * @param {string} folder of the lockfile, relative to the project
 */
export function ensureInstalled(folder = '.') {
  const stampFile = join(folder, 'node_modules/.install-stamp');
  const current = digest([join(folder, 'package.json'), join(folder, 'package-lock.json')]);
  if (isStamped(stampFile, current)) return;
  // Building, testing and the fake services need the development packages, whatever NODE_ENV says. npm writes to stderr,
  // so that stdout has the output of the command alone.
  if (
    runStatus('npm', ['ci', '--prefix', folder, '--include=dev', '--no-audit', '--no-fund'], {
      stdout: 2,
    }) !== 0
  ) {
    console.error('Failed: npm ci');
    process.exit(1);
  }
  stamp(stampFile, current);
}
