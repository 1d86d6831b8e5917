import { ensureBuilt } from '../scripts/lib/build.mjs';
import { ensureInstalled } from '../scripts/lib/install.mjs';
import { firstOf } from '../scripts/lib/packages.mjs';
import { run } from '../scripts/lib/run.mjs';

// Arguments are words in names of browsers and journeys: `npm run test:browsers -- webkit`, `… -- wishlist`.
const executables = [
  { variable: 'FIREFOX_PATH', paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'], package: 'firefox-esr' },
  { variable: 'WEBKIT_DRIVER_PATH', paths: ['/usr/bin/WebKitWebDriver'], package: 'webkit2gtk-driver' },
  { variable: 'XVFB_PATH', paths: ['/usr/bin/Xvfb'], package: 'xvfb' },
].map((wanted) => ({ ...wanted, path: firstOf([process.env[wanted.variable], ...wanted.paths]) }));

const missing = executables.filter(({ path }) => !path).map((wanted) => wanted.package);
if (missing.length > 0) {
  console.error(`Missing on this machine: on Debian, apt-get install ${missing.join(' ')}`);
  process.exit(3);
}
ensureInstalled();
await ensureBuilt();
const paths = Object.fromEntries(executables.map(({ variable, path = '' }) => [variable, path]));
const passed = run('npx', ['tsx', 'tools/browsers/main.ts', ...process.argv.slice(2)], paths);
process.exit(passed ? 0 : 1);
