import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../../test-support/run-site';

let server: ChildProcess;

afterEach(() => server.kill('SIGKILL'));

// Before the site has its handler, which exits with 0, the signal ends the process.
test.each([
  ['start', [null, 'SIGTERM']],
  ['handler', [0, null]],
  ['listen', [0, null]],
  ['listening', [0, null]],
])('a server that gets SIGTERM during its start ends: %s', async (step, exit) => {
  server = spawn('node', ['.next/standalone/server.js'], {
    env: {
      ...process.env,
      LOG_LEVEL: 'silent',
      PORT: String(await freePort()),
      HOSTNAME: '0.0.0.0',
      NODE_OPTIONS: `--require ${path.resolve('__tests__/cluster/support/stop-at.cjs')}`,
      STOP_AT: step,
    },
    stdio: 'ignore',
  });
  expect(await once(server, 'exit')).toEqual(exit);
});
