import { createRequire } from 'node:module';
import { join } from 'node:path';
import { serverFile } from '../lib/next-internals/build-files.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';

ensureInstalled({ isForSite: true });
await ensureBuilt();

// npm does not forward SIGTERM, so the server ends when its parent has ended, to free the port.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();

const require = createRequire(import.meta.url);
require('@next/env').loadEnvConfig(root);
Object.assign(process.env, { NODE_ENV: 'production' });
require(join(root, serverFile));
