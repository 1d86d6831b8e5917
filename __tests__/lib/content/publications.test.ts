// Rules: API-12
import type { Publication } from '@/lib/content/content-source';
import { createPublicationQueue } from '@/lib/content/publications';

const product: Publication = { type: 'product', localeId: 'us-en' };
const slides: Publication = { type: 'slides', localeId: 'ca-fr' };

let published: [string, number][] = [];
const publish = async ({ type }: Publication) => {
  published.push([type, Date.now()]);
};
const queueWith = (delayMs: number) => createPublicationQueue({ delayMs, publish });

beforeEach(() => {
  published = [];
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => jest.useRealTimers());

test('a publication waits for the delay, and is done once', async () => {
  const queue = queueWith(15_000);
  await queue.add([product, slides]);
  jest.advanceTimersByTime(14_999);
  expect(published).toEqual([]);
  jest.advanceTimersByTime(60_000);
  expect(published).toEqual([
    ['product', 15_000],
    ['slides', 15_000],
  ]);
});

test('without a delay it is done at once', async () => {
  await queueWith(0).add([product]);
  expect(published).toEqual([['product', 0]]);
});

test('of many publications at once the first and the last count', async () => {
  const queue = queueWith(15_000);
  for (let count = 0; count < 1000; count += 1) {
    await queue.add([product]);
    jest.advanceTimersByTime(10);
  }
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(60_000);
  // The last of them came after 9.99 seconds.
  expect(published).toEqual([
    ['product', 15_000],
    ['product', 24_990],
  ]);
  expect(jest.getTimerCount()).toBe(0);
});

test('a steady stream of publications holds none back for longer than the delay', async () => {
  const queue = queueWith(1000);
  for (let count = 0; count < 100; count += 1) {
    await queue.add([product]);
    jest.advanceTimersByTime(100);
  }
  jest.advanceTimersByTime(10_000);
  const times = published.map(([, at]) => at);
  expect(times[0]).toBe(1000);
  expect(times.at(-1)).toBe(10_900);
  expect(times.every((at, index) => index === 0 || at - (times[index - 1] ?? 0) <= 1000)).toBe(true);
});

test('the end of the process publishes what waits, once', async () => {
  const queue = queueWith(15_000);
  await queue.add([product]);
  jest.advanceTimersByTime(1000);
  await queue.add([product, slides]);
  await queue.flush();
  expect(published).toEqual([
    ['product', 1000],
    ['slides', 1000],
  ]);
  expect(jest.getTimerCount()).toBe(0);
  await queue.flush();
  expect(published).toHaveLength(2);
});
