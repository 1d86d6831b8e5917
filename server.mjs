import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { setBuildConfig } from './lib/next-internals/build-config.mjs';
import { processSingleton } from './lib/process-singleton.mjs';

// Starts the built site: Next's request handler behind the server of `lib/server/site-server.ts`. The build copies this
// file into the standalone folder, where it replaces Next's own server.

const dir = fileURLToPath(new URL('.', import.meta.url));
process.chdir(dir);
Object.assign(process.env, { NODE_ENV: 'production' });
setBuildConfig(dir);

const port = Number(process.env.PORT) || 3000;
const hostname = process.env.HOSTNAME || '0.0.0.0';

// React chooses its build by NODE_ENV when Next loads it.
const { default: next } = await import('next');
// Next handles protocol upgrades of `httpServer`. This one never listens: the site has no web sockets, and without a
// handler Node treats an upgrade as a plain request.
const app = next({ dir, hostname, port, httpServer: createServer() });
/** @type {Promise<import('./lib/server').CreateServer>} */
const creation = new Promise((resolve) => processSingleton('provide-server').set(resolve));
// Starts instrumentation.ts, which provides the function, and does not wait for it.
await app.prepare();
const createSiteServer = await creation;
await once(createSiteServer(app.getRequestHandler()).listen(port, hostname), 'listening');
process.stdout.write(`Ready on http://localhost:${port}\n`);
