import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';

/** Returns the reply of Redis to a command; null if Redis is down. */
function sendCommand(port: number, command: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${command}\r\n`));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString());
    });
    socket.once('error', () => resolve(null));
  });
}

/** Starts Redis on loopback without persistence. */
export function createRedisServer(port: number) {
  let server: ChildProcess | undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const path = process.env.REDIS_PATH ?? 'redis-server';
      const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      server = spawn(path, options, { stdio: 'ignore' });
      for (let tries = 0; tries < 100 && (await sendCommand(port, 'PING')) !== '+PONG\r\n'; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    /** Returns the number of keys. */
    keys: async () => Number((await sendCommand(port, 'DBSIZE'))?.slice(1)),
    /** Suspends it, so that it accepts connections without replying. */
    hang: () => server?.kill('SIGSTOP'),
    resume: () => server?.kill('SIGCONT'),
    async stop() {
      const gone = new Promise((resolve) => server?.once('exit', resolve));
      server?.kill('SIGKILL');
      await gone;
    },
  };
}
