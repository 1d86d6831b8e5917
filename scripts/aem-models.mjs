import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';

ensureInstalled();
process.exit(run('npx', ['tsx', 'aem/models/write.ts']) ? 0 : 1);
