import type { Server } from 'node:http';
import { processSingleton } from '@/lib/process-singleton.mjs';
import { isStopping, stopOnSignal } from '@/lib/server/graceful-stop';

const mockWarn = jest.fn();
jest.mock('@/lib/observability/logger', () => ({
  logger: { warn: (...all: unknown[]) => mockWarn(...all) },
}));
const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);

/** Starts a process with a request in flight, which ends with `end`. */
function start(finish: () => Promise<void> = async () => {}) {
  let end = () => {};
  const server = { close: jest.fn((done) => (end = done)), closeIdleConnections: jest.fn() };
  const on = jest.spyOn(process, 'on').mockReturnThis();
  stopOnSignal(server as unknown as Server, finish);
  const handlers = Object.fromEntries(on.mock.calls) as Record<string, () => void>;
  on.mockRestore();
  return { server, send: () => handlers.SIGTERM?.(), interrupt: () => handlers.SIGINT?.(), end: () => end() };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  processSingleton<boolean>('stopping').set(undefined);
});
afterEach(() => {
  jest.useRealTimers();
});

test('SIGTERM is announced for a second, and then requests in flight are waited for', async () => {
  const finish = jest.fn(async () => {});
  const { server, send, end } = start(finish);
  expect(isStopping()).toBe(false);
  send();
  expect(isStopping()).toBe(true);
  await jest.advanceTimersByTimeAsync(999);
  expect(server.close).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(5000);
  expect(server.close).toHaveBeenCalledTimes(1);
  expect([finish.mock.calls, exit.mock.calls]).toEqual([[], []]);
  end();
  await jest.advanceTimersByTimeAsync(0);
  expect(finish).toHaveBeenCalledTimes(1);
  expect(exit).toHaveBeenCalledWith(0);
  expect(mockWarn).not.toHaveBeenCalled();
});

test('a request that never ends is aborted eight seconds after the signal', async () => {
  const { send } = start();
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
  const { send, end } = start(finish);
  send();
  await jest.advanceTimersByTimeAsync(1000);
  end();
  await jest.advanceTimersByTimeAsync(more);
  expect(exit).toHaveBeenCalledWith(0);
});

test('a second signal changes nothing', async () => {
  const { server, send } = start();
  send();
  await jest.advanceTimersByTimeAsync(500);
  send();
  await jest.advanceTimersByTimeAsync(1500);
  expect(server.close).toHaveBeenCalledTimes(1);
});

test('a connection whose response was under way at the signal is closed after it', async () => {
  const { server, send, end } = start();
  send();
  await jest.advanceTimersByTimeAsync(1099);
  expect(server.closeIdleConnections).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(server.closeIdleConnections).toHaveBeenCalledTimes(1);
  end();
  await jest.advanceTimersByTimeAsync(1000);
  expect(server.closeIdleConnections).toHaveBeenCalledTimes(1);
});

test('an operator at the terminal ends the process at once', () => {
  start().interrupt();
  expect(exit).toHaveBeenCalledWith(130);
});
