// Rules: OPS-10
import { createTimeSlices, mapInTimeSlices } from '@/lib/time-slices';

let now = 0;
beforeEach(() => {
  now = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

test('a time slice lasts ten milliseconds, and the next one starts after other work', async () => {
  const yieldIfDue = createTimeSlices();
  expect(yieldIfDue()).toBeUndefined();
  now += 9;
  expect(yieldIfDue()).toBeUndefined();
  now += 1;
  let served = false;
  setImmediate(() => {
    served = true;
  });
  const waiting = yieldIfDue();
  now += 50;
  await waiting;
  expect(served).toBe(true);
  now += 9;
  expect(yieldIfDue()).toBeUndefined();
  now += 1;
  expect(yieldIfDue()).toBeDefined();
});

test('a list is mapped in order over any number of time slices', async () => {
  const served: number[] = [];
  const mapping = mapInTimeSlices(new Set([1, 2, 3]), (item) => {
    now += 10;
    setImmediate(() => served.push(item));
    return item * 2;
  });
  expect(await mapping).toEqual([2, 4, 6]);
  expect(served).toEqual([1, 2]);
});
