import { spawn } from 'node:child_process';

/** The received request, which the replica sends as JSON. */
export type Received = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** A page that the proxy may not send stale while it is revalidated. */
export const briefPage = '/brief';

const program = `
  const server = require('node:http').createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const { method, url, headers } = request;
    const isApi = url.startsWith('/api/');
    const cacheControl = url === '${briefPage}' ? 'max-age=1' : 's-maxage=300';
    response.writeHead(200, {
      'content-type': 'application/json',
      ...(!isApi && { 'cache-control': cacheControl, 'x-nextjs-cache': 'STALE' }),
    });
    response.end(JSON.stringify({ method, url, headers }));
  }).listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

/** A process in place of a replica, for tests of the proxy alone; its pages have the cache headers of Next. */
export async function startFakeReplica() {
  const server = spawn(process.execPath, ['--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise((resolve) => server.once('exit', resolve));
  const port = await new Promise<number>((resolve) =>
    server.stdout.once('data', (text) => resolve(Number(text))),
  );
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
