import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';

// With `--record`, the weights of this build become the ones to compare with.
ensureInstalled();
await ensureBuilt();
process.exit(run('npx', ['tsx', 'bench/size.ts', ...process.argv.slice(2)]) ? 0 : 1);
