import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';

// Arguments are Playwright's: `npm run test:e2e -- home.spec.ts`.
const options = process.argv.slice(2);

ensureInstalled();
await ensureBuilt();
const passed = run('npx', ['playwright', 'test', ...options], { CHROMIUM_PATH: ensureBrowser() });
process.exit(passed ? 0 : 1);
