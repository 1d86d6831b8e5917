import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { closeSoon } from '@/lib/server/send-rejection';

/** A request whose client is still sending. */
function sending() {
  const socket = Object.assign(new EventEmitter(), { end: jest.fn(), destroy: jest.fn(), destroySoon() {} });
  const read = jest.fn();
  const request = { socket, read, push: () => true } as unknown as IncomingMessage;
  return { read, request, socket };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('nothing more of a rejected request is read', () => {
  const { read, request } = sending();
  closeSoon(request);
  expect(read).toHaveBeenCalledWith(0);
  expect(request.push('more')).toBe(false);
});

test('the connection stays for half a second, so that the client can read its response', () => {
  const { request, socket } = sending();
  closeSoon(request);
  socket.destroySoon();
  expect(socket.end).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(499);
  expect(socket.destroy).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(socket.destroy).toHaveBeenCalledTimes(1);
});

test('a connection that the client closes before leaves nothing behind', () => {
  const { request, socket } = sending();
  closeSoon(request);
  socket.destroySoon();
  socket.emit('close');
  expect(jest.getTimerCount()).toBe(0);
});
