import { spawn } from 'node:child_process';
import { freePort } from '../../../test-support/run-site';

/** The received request, which the replica sends as JSON. */
export type Received = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
};

const program = `
  require('node:http').createServer((request, response) => {
    const { method, url, headers } = request;
    const isApi = url.startsWith('/api/');
    response.writeHead(200, {
      'content-type': 'application/json',
      ...(!isApi && { 'cache-control': 's-maxage=300', 'x-nextjs-cache': 'STALE' }),
    });
    response.end(JSON.stringify({ method, url, headers }));
  }).listen(Number(process.argv[1]), '127.0.0.1', () => console.log('listening'));
`;

/** A process in place of a replica, for tests of the proxy alone; its pages have the cache headers of Next. */
export async function startFakeReplica() {
  const port = await freePort();
  const server = spawn(process.execPath, ['--eval', program, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => server.once('exit', resolve));
  await new Promise((resolve) => server.stdout.once('data', resolve));
  return {
    port,
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
    stop: async () => {
      server.kill('SIGKILL');
      await gone;
    },
  };
}
