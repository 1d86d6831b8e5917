import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';

// Arguments are words of screens' names: `npm run gallery -- home product`.
ensureInstalled();
await ensureBuilt();
const taken = run('npx', ['tsx', 'scripts/gallery/main.ts', ...process.argv.slice(2)], {
  CHROMIUM_PATH: ensureBrowser(),
});
process.exit(taken ? 0 : 1);
