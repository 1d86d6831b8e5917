import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { QueueFull, Release } from '@/lib/fair-queue';
import { runInSlot } from '@/lib/server/run-in-slot';

/** Work that got a slot, and what became of them. */
async function work(place: Release | QueueFull | Promise<Release>, continuesForMs?: number) {
  const end = jest.fn();
  const response = Object.assign(new EventEmitter(), { end }) as unknown as ServerResponse;
  const [pass, onEnd] = [jest.fn(), jest.fn()];
  const rejection = runInSlot(async () => place, 'client', response, {
    pass,
    onEnd,
    ...(continuesForMs === undefined ? {} : { continuesForMs }),
  });
  return { response, rejection, pass, onEnd, sent: end };
}

test.each([
  ['client-full', { status: 429, code: 'rate-limited', message: expect.stringMatching(/Too many/) }],
  ['full', { status: 503, code: 'busy', message: expect.stringMatching(/busy/) }],
] as const)('without a place (%s) the client may try again in a few seconds', async (place, error) => {
  const { rejection, pass } = await work(place);
  expect(await rejection).toEqual({ ...error, headers: { 'retry-after': '5' } });
  expect(pass).not.toHaveBeenCalled();
});

test('the slot is free when the response is handed over, before a slow client has it', async () => {
  const place = jest.fn();
  const { response, rejection, pass, onEnd, sent } = await work(place);
  expect(await rejection).toBeNull();
  expect([pass.mock.calls.length, onEnd.mock.calls.length, place.mock.calls.length]).toEqual([1, 0, 0]);
  response.end('body');
  expect([onEnd.mock.calls.length, place.mock.calls.length]).toEqual([1, 1]);
  expect(sent).toHaveBeenCalledWith('body');
});

test('the slot is free when the connection closes', async () => {
  const place = jest.fn();
  const { response, rejection, onEnd } = await work(place);
  await rejection;
  response.emit('close');
  expect([onEnd.mock.calls.length, place.mock.calls.length]).toEqual([0, 1]);
});

test('work that continues without its client keeps the slot, for a limited time', async () => {
  jest.useFakeTimers();
  const place = jest.fn();
  const { response, rejection } = await work(place, 1000);
  await rejection;
  response.emit('close');
  jest.advanceTimersByTime(999);
  expect(place).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(place).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('nothing is done for a client that disconnected while it waited, and its slot is free', async () => {
  const release = jest.fn();
  let admit = (_: Release) => {};
  const place = new Promise<Release>((resolve) => {
    admit = resolve;
  });
  const { response, rejection, pass } = await work(place);
  response.emit('close');
  admit(release);
  expect(await rejection).toBeNull();
  expect([pass.mock.calls.length, release.mock.calls.length]).toEqual([0, 1]);
});
