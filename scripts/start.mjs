import { createRequire } from 'node:module';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';

ensureInstalled();
ensureBuilt();

const require = createRequire(import.meta.url);
require('@next/env').loadEnvConfig(root);
Object.assign(process.env, { NODE_ENV: 'production' });
require('../.next/standalone/server.js');
