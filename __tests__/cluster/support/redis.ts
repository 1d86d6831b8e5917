import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { freePort } from '../../../test-support/run-site';
import { until } from '../../../test-support/until';

/** Returns the raw reply of Redis to a command, once it is complete. */
function sendCommand(port: number, command: string, isComplete: (reply: string) => boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(`${command}\r\n`));
    socket.on('data', (part) => {
      reply += part;
      if (!isComplete(reply)) return;
      socket.destroy();
      resolve(reply);
    });
    socket.once('error', reject);
  });
}

/** Returns the texts of a complete array reply; null while a part is missing. */
function textsOf(reply: string): string[] | null {
  const [head = '', ...lines] = reply.split('\r\n');
  const texts = lines.filter((_, index) => index % 2 === 1);
  return /^\*\d+$/.test(head) && lines.length > 2 * Number(head.slice(1)) ? texts : null;
}

/** Creates a Redis on loopback without persistence, which can be started again on its port. */
export async function createRedisServer() {
  const port = await freePort();
  let server: ChildProcess | undefined;
  const isRunning = () => server?.exitCode === null && server.signalCode === null;
  return {
    url: `redis://127.0.0.1:${port}`,
    /** Starts it if it is stopped, and resumes it if it is suspended. */
    async start() {
      if (!isRunning()) {
        const path = process.env.REDIS_PATH ?? 'redis-server';
        const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
        server = spawn(path, options, { stdio: 'ignore' });
      }
      server?.kill('SIGCONT');
      await until(
        'Redis responds',
        async () => (await sendCommand(port, 'PING', () => true)) === '+PONG\r\n',
      );
    },
    /** Returns the names of all keys, sorted. */
    async keys(): Promise<readonly string[]> {
      const reply = await sendCommand(port, 'KEYS *', (text) => textsOf(text) !== null);
      return (textsOf(reply) ?? []).sort();
    },
    /** Suspends it, so that it accepts connections without replying. */
    hang: () => server?.kill('SIGSTOP'),
    async stop() {
      if (!isRunning()) return;
      const gone = new Promise((resolve) => server?.once('exit', resolve));
      server?.kill('SIGKILL');
      await gone;
    },
  };
}

export type RedisServer = Awaited<ReturnType<typeof createRedisServer>>;
