import { buildBlankSite } from './lib/blank-site.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';

// `npm run lighthouse -- home product` audits these pages only, and records nothing.
ensureInstalled();
ensureInstalled('bench/lighthouse');
await ensureBuilt();
const browser = ensureBrowser();
buildBlankSite();
const args = ['tsx', 'bench/lighthouse.ts', ...process.argv.slice(2)];
process.exit(run('npx', args, { CHROME_PATH: browser }) ? 0 : 1);
