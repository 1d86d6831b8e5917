import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../../scripts/lib/install.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { mustRun } from '../../scripts/lib/run.mjs';
import { linkFolder } from './link-folder.mjs';

const folder = '.data/commit';

/** @param {string} name of a commit @returns {string} its hash */
function hashOf(name) {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status === 0) return stdout.trim();
  console.error(`No commit ${name}`);
  process.exit(1);
}

/** @param {string} of */
const lockfile = (of) => readFileSync(join(root, of, 'package-lock.json'), 'utf8');

/**
 * Builds a commit in its own work tree, unless it is built already. The work tree is kept for the next time.
 * @param {string} name of the commit, such as `HEAD~1`
 * @returns {string} the folder of the work tree, relative to the project
 */
export function buildCommit(name) {
  const hash = hashOf(name);
  if (existsSync(join(root, folder, '.git')))
    mustRun('git', ['-C', folder, 'checkout', '--quiet', '--force', '--detach', hash]);
  else mustRun('git', ['worktree', 'add', '--quiet', '--force', '--detach', folder, hash]);

  if (lockfile(folder) === lockfile('.')) {
    rmSync(join(root, folder, 'node_modules'), { recursive: true, force: true });
    linkFolder(join(root, 'node_modules'), join(root, folder, 'node_modules'));
  } else ensureInstalled({ folder });
  // Uses the scripts of the commit; its packages are installed.
  mustRun('node', [
    '--input-type=module',
    '--eval',
    `await (await import('./${folder}/scripts/lib/build.mjs')).ensureBuilt()`,
  ]);
  return folder;
}
