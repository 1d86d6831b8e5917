import { ensureInstalled } from '../scripts/lib/install.mjs';
import { runStatus } from '../scripts/lib/run.mjs';

ensureInstalled();
// Without an exit code of its own nothing was read.
process.exit(runStatus('npx', ['tsx', 'tools/content-check/main.ts', ...process.argv.slice(2)]) ?? 3);
