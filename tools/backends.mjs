import { ensureInstalled } from '../scripts/lib/install.mjs';
import { run } from '../scripts/lib/run.mjs';

ensureInstalled();
process.exit(run('npx', ['tsx', 'mocks/server/main.ts', ...process.argv.slice(2)]) ? 0 : 1);
