import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

ensureInstalled({ isForSite: true });
process.exit((await build()).ok ? 0 : 1);
