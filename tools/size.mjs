import { ensureBuilt } from '../scripts/lib/build.mjs';
import { ensureInstalled } from '../scripts/lib/install.mjs';
import { run } from '../scripts/lib/run.mjs';

// With `--record`, the weights of this build become the ones to compare with.
ensureInstalled();
await ensureBuilt();
process.exit(run('npx', ['tsx', 'tools/bench/size.ts', ...process.argv.slice(2)]) ? 0 : 1);
