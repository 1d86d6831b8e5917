import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** @param {(string | undefined)[]} paths @returns {string | undefined} the first that exists */
export const firstOf = (paths) => paths.find((path) => path && existsSync(path));

/**
 * Installs system packages on Debian. Elsewhere nothing happens, and the caller looks for the executables
 * again.
 * @param {string[]} names
 * @returns {boolean} whether they are installed now
 */
export function installPackages(names) {
  if (spawnSync('apt-get', ['--version']).status !== 0) return false;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  const apt = (/** @type {string[]} */ ...args) => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
    // This run level keeps the packages from starting their services.
    return run(command, rest, { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' });
  };
  apt('update', '-qq');
  return apt('install', '-y', '-qq', '--no-install-recommends', ...names);
}
