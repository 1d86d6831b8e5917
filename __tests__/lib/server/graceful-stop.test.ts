import { EventEmitter } from 'node:events';
import { processSingleton } from '@/lib/process-singleton.mjs';
import type { Exchange } from '@/lib/request-hook';

const mockTakeOver = jest.fn();
const mockWarn = jest.fn();
jest.mock('@/lib/next-internals/server', () => ({
  takeOverSignal: (...all: unknown[]) => mockTakeOver(...all),
}));
jest.mock('@/lib/observability/logger', () => ({
  logger: { warn: (...all: unknown[]) => mockWarn(...all) },
}));
const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);

/** A server with a request in flight, which ends with `end`. */
function busyServer() {
  const closed: (() => void)[] = [];
  const close = jest.fn((done: () => void) => closed.push(done));
  const end = () => {
    for (const done of closed) done();
  };
  return { close, closeIdleConnections: jest.fn(), end };
}

/** A process of its own, whose server gets requests. */
async function start(finish: () => Promise<void> = async () => {}) {
  const { closeConnectionsAtStop, isStopping, stopOnSignal } = await import('@/lib/server/graceful-stop');
  const server = busyServer();
  const arrive = () => {
    const response = Object.assign(new EventEmitter(), { shouldKeepAlive: true });
    closeConnectionsAtStop({ response, server } as unknown as Exchange);
    return response;
  };
  stopOnSignal(finish);
  const [signal, send] = mockTakeOver.mock.lastCall as [string, () => void];
  return { server, arrive, isStopping, signal, send };
}

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  jest.clearAllMocks();
  processSingleton<boolean>('stopping').set(undefined);
});
afterEach(() => {
  jest.useRealTimers();
});

test('SIGTERM is announced for a second, and then requests in flight are waited for', async () => {
  const finish = jest.fn(async () => {});
  const { server, arrive, isStopping, signal, send } = await start(finish);
  arrive();
  expect([signal, isStopping()]).toEqual(['SIGTERM', false]);
  send();
  expect(isStopping()).toBe(true);
  await jest.advanceTimersByTimeAsync(999);
  expect(server.close).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(5000);
  expect(server.close).toHaveBeenCalledTimes(1);
  expect([finish.mock.calls, exit.mock.calls]).toEqual([[], []]);
  server.end();
  await jest.advanceTimersByTimeAsync(0);
  expect(finish).toHaveBeenCalledTimes(1);
  expect(exit).toHaveBeenCalledWith(0);
  expect(mockWarn).not.toHaveBeenCalled();
});

test('a request that never ends is aborted eight seconds after the signal', async () => {
  const { arrive, send } = await start();
  arrive();
  send();
  await jest.advanceTimersByTimeAsync(7999);
  expect(exit).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(mockWarn).toHaveBeenCalledTimes(1);
  expect(exit).toHaveBeenCalledWith(0);
});

test.each<[string, () => Promise<void>, number]>([
  ['fail', () => Promise.reject(new Error('no collector')), 0],
  ['hang', () => new Promise(() => {}), 1000],
])('last traces that %s do not prevent the end', async (_, finish, more) => {
  const { send } = await start(finish);
  send();
  await jest.advanceTimersByTimeAsync(1000 + more);
  expect(exit).toHaveBeenCalledWith(0);
});

test('a second signal changes nothing', async () => {
  const { arrive, server, send } = await start();
  arrive();
  send();
  await jest.advanceTimersByTimeAsync(500);
  send();
  await jest.advanceTimersByTimeAsync(1500);
  expect(server.close).toHaveBeenCalledTimes(1);
});

test('connections stay open until the signal, and end with their response after it', async () => {
  const { arrive, server, send } = await start();
  const before = arrive();
  arrive().emit('finish');
  jest.runAllTicks();
  await jest.advanceTimersByTimeAsync(0);
  expect(server.closeIdleConnections).not.toHaveBeenCalled();
  send();
  expect([before.shouldKeepAlive, arrive().shouldKeepAlive]).toEqual([true, false]);
  before.emit('finish');
  await jest.advanceTimersByTimeAsync(0);
  expect(server.closeIdleConnections).toHaveBeenCalledTimes(1);
});
