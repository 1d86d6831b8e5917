import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../../test-support/run-site';

let server: ChildProcess;

afterEach(() => server.kill('SIGKILL'));

// Without a handler the signal ends the process. Next's handler exits with 143, and the site's, the second one, with 0.
test.each([
  ['listen', [null, 'SIGTERM']],
  ['handler 1', [143, null]],
  ['listening', [143, null]],
  ['handler 2', [0, null]],
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
