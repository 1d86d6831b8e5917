import { ensureInstalled } from '../scripts/lib/install.mjs';
import { run } from '../scripts/lib/run.mjs';

ensureInstalled();
process.exit(run('npx', ['tsx', 'aem/models/write.ts']) ? 0 : 1);
