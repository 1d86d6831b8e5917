import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

ensureInstalled();
process.exit(build() ? 0 : 1);
