import { ensureBrowser } from '../scripts/lib/browser.mjs';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { ensureInstalled } from '../scripts/lib/install.mjs';
import { run } from '../scripts/lib/run.mjs';
import { buildBlankSite } from './lib/blank-site.mjs';

// `npm run lighthouse -- home product` audits these pages only, and records nothing.
ensureInstalled();
ensureInstalled({ folder: 'tools/bench/lighthouse' });
await ensureBuilt();
const browser = ensureBrowser();
buildBlankSite();
const args = ['tsx', 'tools/bench/lighthouse.ts', ...process.argv.slice(2)];
process.exit(run('npx', args, { CHROME_PATH: browser }) ? 0 : 1);
