import { ensureBuilt } from '../scripts/lib/build.mjs';
import { ensureInstalled } from '../scripts/lib/install.mjs';
import { run } from '../scripts/lib/run.mjs';

// `--record` stores the weights of this build for later comparisons.
ensureInstalled();
await ensureBuilt();
process.exit(run('npx', ['tsx', 'tools/bench/size.ts', ...process.argv.slice(2)]) ? 0 : 1);
