import { runStatus } from './run.mjs';
import { digest, isStamped, stamp } from './stamp.mjs';

const stampFile = 'node_modules/.install-stamp';

/** Installs the packages of the lockfile unless they are installed. */
export function ensureInstalled() {
  const current = digest(['package.json', 'package-lock.json']);
  if (isStamped(stampFile, current)) return;
  // Building, testing and the fake services need the development packages, whatever NODE_ENV says. npm writes to stderr,
  // so that stdout has the output of the command alone.
  if (runStatus('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { stdout: 2 }) !== 0) {
    console.error('Failed: npm ci');
    process.exit(1);
  }
  stamp(stampFile, current);
}
