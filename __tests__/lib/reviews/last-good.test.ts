/** @jest-environment node */
import { createLastGood } from '@/lib/reviews/last-good';
import type { ReviewsResult } from '@/lib/reviews/types';

type Value = { readonly total: number };

const good = (total: number): ReviewsResult<Value> => ({ ok: true, value: { total } });
const bad: ReviewsResult<Value> = {
  ok: false,
  failure: { kind: 'http', message: 'Failed to load reviews.', reason: '503' },
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A call that comes back when the test says so. */
function slowRead() {
  let resolve: (result: ReviewsResult<Value>) => void = () => {};
  const answer = new Promise<ReviewsResult<Value>>((done) => {
    resolve = done;
  });
  const finish = async (result: ReviewsResult<Value>) => {
    resolve(result);
    await pause(5);
  };
  return { slow: jest.fn(() => answer), finish };
}

const make = () => createLastGood<Value>({ waitMs: 40, backoffMs: 30 });

describe('the last good answer (design decisions 3 and 10)', () => {
  it('is fresh when the service answers', async () => {
    expect(await make()('a', async () => good(1))).toEqual({ state: 'fresh', value: { total: 1 } });
  });

  it('stands in for a failure, key by key', async () => {
    const read = make();
    await read('a', async () => good(1));
    expect(await read('a', async () => bad)).toEqual({ state: 'kept', value: { total: 1 } });
    expect(await read('b', async () => bad)).toEqual({ state: 'failed', message: 'Failed to load reviews.' });
  });

  it('leaves a service that failed in peace for a while', async () => {
    const read = make();
    const ask = jest.fn(async () => bad);
    await read('a', ask);
    await read('a', ask);
    expect(ask).toHaveBeenCalledTimes(1);
    await pause(50);
    expect(await read('a', async () => good(2))).toEqual({ state: 'fresh', value: { total: 2 } });
  });

  it('does not wait for a slow service, shares its call, and keeps what it said in the end', async () => {
    const read = make();
    const { slow, finish } = slowRead();
    expect(await read('a', slow)).toEqual({ state: 'late' });
    expect(await read('a', slow)).toEqual({ state: 'late' });
    expect(slow).toHaveBeenCalledTimes(1);
    await finish(good(3));
    expect(await read('a', async () => bad)).toEqual({ state: 'kept', value: { total: 3 } });
  });

  it('a slow service shows what is kept', async () => {
    const read = make();
    await read('a', async () => good(1));
    const { slow, finish } = slowRead();
    expect(await read('a', slow)).toEqual({ state: 'kept', value: { total: 1 } });
    await finish(good(2));
    expect(await read('a', async () => bad)).toEqual({ state: 'kept', value: { total: 2 } });
  });
});
