import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';

ensureInstalled();
process.exit(run('npx', ['tsx', 'aem/push/main.ts', ...process.argv.slice(2)]) ? 0 : 1);
