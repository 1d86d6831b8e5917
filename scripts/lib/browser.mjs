import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const candidates = [
  // The same Chromium without the window around it: a good deal lighter.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const find = () => [process.env.CHROMIUM_PATH, ...candidates].find((path) => path && existsSync(path));

/**
 * The Chromium of this machine, installed from the system's packages when there is none.
 * @returns {string} path of the executable
 */
export function ensureBrowser() {
  if (!find() && spawnSync('apt-get', ['--version']).status === 0) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
    const apt = (/** @type {string[]} */ ...args) => {
      const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
      return run(command, rest, { DEBIAN_FRONTEND: 'noninteractive' });
    };
    apt('update', '-qq');
    const install = (/** @type {string} */ name) =>
      apt('install', '-y', '-qq', '--no-install-recommends', name);
    if (!install('chromium-headless-shell')) install('chromium');
  }
  const path = find();
  if (path) return path;
  console.error('The end-to-end tests need Chromium: install it, or set CHROMIUM_PATH to its executable.');
  process.exit(1);
}
