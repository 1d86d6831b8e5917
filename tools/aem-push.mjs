import { ensureInstalled } from '../scripts/lib/install.mjs';
import { run } from '../scripts/lib/run.mjs';

ensureInstalled();
process.exit(run('npx', ['tsx', 'tools/aem/push/main.ts', ...process.argv.slice(2)]) ? 0 : 1);
