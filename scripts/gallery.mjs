import { parseArgs } from 'node:util';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { buildCommit } from './lib/commit-build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';

// Words of screens' names, `npm run gallery -- home product`, and a commit to compare with, `--against HEAD~1`.
const { values, positionals } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
});

ensureInstalled();
await ensureBuilt();
const args = values.against
  ? ['scripts/gallery/compare.ts', buildCommit(values.against), ...positionals]
  : ['scripts/gallery/main.ts', ...positionals];
process.exit(run('npx', ['tsx', ...args], { CHROMIUM_PATH: ensureBrowser() }) ? 0 : 1);
