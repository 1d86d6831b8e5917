// Rules: API-04
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { processSingleton } from '@/lib/process-singleton.mjs';
import { warmUp, warmUpOnceListening } from '@/lib/server/warm-up';
import { stopClock } from '../../support/stop-clock';

stopClock();
let server: Server | undefined;

async function listen(listener: RequestListener): Promise<void> {
  server = createServer(listener);
  warmUpOnceListening(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
}

beforeEach(() => processSingleton('warm-up').set(undefined));
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve) ?? resolve(undefined));
});

test('a process requests its own page without content once, and waits for the whole of it', async () => {
  const events: string[] = [];
  await listen(({ url }, response) => {
    events.push(`GET ${url}`);
    response.writeHead(404).write('not ');
    setImmediate(() => {
      events.push('end');
      response.end('found');
    });
  });
  await Promise.all([warmUp(), warmUp()]);
  expect(events).toEqual(['GET /404', 'end']);
  await warmUp();
  expect(events).toHaveLength(2);
});

test('a warm-up that fails is over', async () => {
  let requests = 0;
  await listen((request) => {
    requests += 1;
    request.socket.destroy();
  });
  await warmUp();
  expect(requests).toBe(1);
});

test('a warm-up without a response is given up', async () => {
  const given = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await listen(() => {});
  await warmUp();
  expect(given).toHaveBeenCalledWith(5000);
  given.mockRestore();
});

test('a process that does not listen needs no warm-up', async () => {
  await expect(warmUp()).resolves.toBeUndefined();
});
