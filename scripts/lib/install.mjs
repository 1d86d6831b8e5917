import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { runStatus } from './run.mjs';
import { digest, readStamp, stamp } from './stamp.mjs';

/**
 * Installs the packages of a lockfile unless they are installed.
 * @param {{ folder?: string, isForSite?: boolean }} [options] `folder` of the lockfile, relative to the project;
 * `isForSite` leaves out the packages that building and serving the site do not need
 */
export function ensureInstalled({ folder = '.', isForSite = false } = {}) {
  const stampFile = join(folder, 'node_modules/.install-stamp');
  const lockfile = digest([join(folder, 'package.json'), join(folder, 'package-lock.json')]);
  const [installed, extent] = readStamp(stampFile).split(' ');
  // Keeps all packages if they are installed, for example by `npm ci`.
  const takesAll =
    !isForSite || extent === 'all' || (!installed && existsSync(join(root, folder, 'node_modules')));
  if (installed === lockfile && (extent === 'all' || !takesAll)) return;
  // Explicit, whatever NODE_ENV says. npm writes to stderr, so that stdout has only the output of the command.
  const option = takesAll ? '--include=dev' : '--omit=dev';
  const args = ['ci', '--prefix', folder, option, '--no-audit', '--no-fund'];
  if (runStatus('npm', args, { stdout: 2 }) !== 0) {
    console.error('Failed: npm ci');
    process.exit(1);
  }
  stamp(stampFile, `${lockfile} ${takesAll ? 'all' : 'site'}`);
}
