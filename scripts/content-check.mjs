import { ensureInstalled } from './lib/install.mjs';
import { runStatus } from './lib/run.mjs';

ensureInstalled();
// Without an exit code of its own nothing was read.
process.exit(runStatus('npx', ['tsx', 'scripts/content-check/main.ts', ...process.argv.slice(2)]) ?? 3);
