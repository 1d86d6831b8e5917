import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import nextEnv from '@next/env';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { start } from './lib/run.mjs';

/** @returns {Promise<number>} a free port */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * Starts the local AEM with the sample content and follows its edits.
 * @returns {Promise<string>} its origin, once it listens
 */
async function startLocalAem() {
  const args = ['tsx', 'mocks/server/main.ts', '--port', String(await freePort())];
  const child = spawn('npx', args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  process.once('exit', () => child.pid && process.kill(-child.pid));
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', () => reject(new Error('The local AEM did not start')));
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (part) => {
      output += part;
      const url = /listen on (\S+);/.exec(output)?.[1];
      if (url) resolve(url);
    });
  });
}

ensureInstalled();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
// Reads `.env` files, as Next does.
nextEnv.loadEnvConfig(root, true);
/** @type {Record<string, string>} */
const env = {};
if (!process.env.AEM_URL && (process.env.APP_ENV ?? 'local') === 'local') {
  env.AEM_URL = await startLocalAem();
  console.log(`The content comes from the local AEM at ${env.AEM_URL}; edit sample/content to change it.`);
}
const { ok } = await start('npx', ['next', 'dev', ...process.argv.slice(2)], { env });
process.exit(ok ? 0 : 1);
