import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { headersTimeoutMs, requestTimeoutMs, watchDeadlines } from '@/lib/server/deadlines';

const keepAliveMs = 5000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function connect() {
  const server = new EventEmitter() as Server;
  const deadlines = watchDeadlines(server, keepAliveMs);
  const emitter = new EventEmitter();
  const socket = Object.assign(emitter, { destroy: jest.fn(() => emitter.emit('close')) });
  server.emit('connection', socket);
  const begin = (complete: boolean) => {
    const request = { socket: socket as unknown as Socket, complete };
    const response = new EventEmitter();
    deadlines.begin(request as IncomingMessage, response as ServerResponse);
    return { request, response };
  };
  return {
    begin,
    deadlines,
    destroy: socket.destroy,
    isBusy: () => deadlines.isBusy(socket as unknown as Socket),
  };
}

/** Checks the deadlines twice. */
const slack = 2000;

test('a client that does not complete the head is disconnected', () => {
  const { destroy } = connect();
  jest.advanceTimersByTime(headersTimeoutMs - slack);
  expect(destroy).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2 * slack);
  expect(destroy).toHaveBeenCalledTimes(1);
});

test('a client that does not complete its body is disconnected', () => {
  const { begin, destroy } = connect();
  begin(false);
  jest.advanceTimersByTime(requestTimeoutMs - slack);
  expect(destroy).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2 * slack);
  expect(destroy).toHaveBeenCalledTimes(1);
});

test('after the response a client has a short time for the rest of the body, and then the next request', () => {
  for (const isSent of [false, true]) {
    const { begin, destroy } = connect();
    const { request, response } = begin(false);
    response.emit('close');
    jest.advanceTimersByTime(1000);
    expect(destroy).not.toHaveBeenCalled();
    request.complete = isSent;
    jest.advanceTimersByTime(2 * slack);
    expect(destroy).toHaveBeenCalledTimes(isSent ? 0 : 1);
  }
});

test('a client that sent everything may wait for the response without a limit', () => {
  const { begin, destroy, isBusy } = connect();
  begin(true);
  jest.advanceTimersByTime(10 * requestTimeoutMs);
  expect(destroy).not.toHaveBeenCalled();
  expect(isBusy()).toBe(true);
});

test('the head of a further request has the same limit, after the keep-alive time', () => {
  const { begin, destroy, isBusy } = connect();
  const { response } = begin(true);
  jest.advanceTimersByTime(60_000);
  response.emit('close');
  expect(isBusy()).toBe(false);
  jest.advanceTimersByTime(keepAliveMs + headersTimeoutMs - slack);
  expect(destroy).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2 * slack);
  expect(destroy).toHaveBeenCalledTimes(1);
});

test('a connection from before the watch is not busy', () => {
  expect(connect().deadlines.isBusy(new EventEmitter() as Socket)).toBe(false);
});

test('a stopped server checks nothing', () => {
  const { deadlines, destroy } = connect();
  deadlines.stop();
  jest.advanceTimersByTime(10 * headersTimeoutMs);
  expect(destroy).not.toHaveBeenCalled();
});

test('of pipelined requests the last response counts', () => {
  const { begin, destroy, isBusy } = connect();
  const first = begin(true);
  begin(true);
  first.response.emit('close');
  jest.advanceTimersByTime(10 * requestTimeoutMs);
  expect([destroy.mock.calls.length, isBusy()]).toEqual([0, true]);
});
