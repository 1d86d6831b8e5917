import { parseArgs } from 'node:util';
import { ensureBrowser } from '../scripts/lib/browser.mjs';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { ensureInstalled } from '../scripts/lib/install.mjs';
import { run } from '../scripts/lib/run.mjs';
import { buildCommit } from './lib/commit-build.mjs';

// Arguments are words in names of screens, `npm run gallery -- home product`, and a commit to compare with,
// `--against HEAD~1`.
const { values, positionals } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
});

ensureInstalled();
await ensureBuilt();
const args = values.against
  ? ['tools/gallery/compare.ts', buildCommit(values.against), ...positionals]
  : ['tools/gallery/main.ts', ...positionals];
process.exit(run('npx', ['tsx', ...args], { CHROMIUM_PATH: ensureBrowser() }) ? 0 : 1);
