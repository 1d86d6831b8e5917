import { firstOf, installPackages } from './packages.mjs';

const candidates = [
  // The same Chromium without a window, which needs less memory.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const find = () => firstOf([process.env.CHROMIUM_PATH, ...candidates]);

/**
 * Returns the Chromium of this machine, and installs it from the system's packages if necessary.
 * @returns {string} path of the executable
 */
export function ensureBrowser() {
  if (!find() && !installPackages(['chromium-headless-shell'])) installPackages(['chromium']);
  const path = find();
  if (path) return path;
  console.error('The end-to-end tests need Chromium: install it, or set CHROMIUM_PATH to its executable.');
  process.exit(1);
}
