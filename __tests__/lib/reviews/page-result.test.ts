// Rules: REV-08

import { createPageReader } from '@/lib/reviews';
import type { ReviewsResult } from '@/lib/reviews/model';
import { stopClock } from '../../support/stop-clock';

stopClock();

type Value = { readonly total: number };

const succeedWith = (total: number): ReviewsResult<Value> => ({ ok: true, value: { total } });
const bad: ReviewsResult<Value> = {
  ok: false,
  error: { kind: 'http', message: '503', upstreamStatus: '503 Busy', details: 'later' },
};
const failure = { code: 'upstream-http', upstreamStatus: '503 Busy', details: 'later' };

/** A call that settles when the test resolves it. */
function slowRead() {
  let resolve: (result: ReviewsResult<Value>) => void = () => {};
  const response = new Promise<ReviewsResult<Value>>((done) => {
    resolve = done;
  });
  const finish = async (result: ReviewsResult<Value>) => {
    resolve(result);
    await new Promise(setImmediate);
  };
  return { slow: jest.fn(() => response), finish };
}

const make = () => createPageReader<Value>({ waitMs: 40, backoffMs: 30 });

/** Waits until the reader does not wait any longer. */
const late = async <T>(reading: Promise<T>) => {
  await jest.advanceTimersByTimeAsync(40);
  return reading;
};

describe('stale-if-error of reviews (CONT-06, REV-08)', () => {
  it('returns fresh data when the service responds', async () => {
    expect(await make()('a', async () => succeedWith(1))).toEqual({ state: 'fresh', value: { total: 1 } });
  });

  it('returns stale data in place of a failure, per key', async () => {
    const read = make();
    await read('a', async () => succeedWith(1));
    expect(await read('a', async () => bad)).toEqual({ state: 'stale', value: { total: 1 } });
    expect(await read('b', async () => bad)).toEqual({ state: 'failed', failure });
  });

  it('does not request a failed service during the backoff', async () => {
    const read = make();
    const request = jest.fn(async () => bad);
    await read('a', request);
    await read('a', request);
    expect(request).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(30);
    expect(await read('a', async () => succeedWith(2))).toEqual({ state: 'fresh', value: { total: 2 } });
  });

  it('does not wait for a slow service, shares its call, and stores its late response', async () => {
    const read = make();
    const { slow, finish } = slowRead();
    expect(await late(read('a', slow))).toEqual({ state: 'late' });
    expect(await late(read('a', slow))).toEqual({ state: 'late' });
    expect(slow).toHaveBeenCalledTimes(1);
    await finish(succeedWith(3));
    expect(await read('a', async () => bad)).toEqual({ state: 'stale', value: { total: 3 } });
  });

  it('a slow service leads to stale reviews', async () => {
    const read = make();
    await read('a', async () => succeedWith(1));
    const { slow, finish } = slowRead();
    expect(await late(read('a', slow))).toEqual({ state: 'stale', value: { total: 1 } });
    await finish(succeedWith(2));
    expect(await read('a', async () => bad)).toEqual({ state: 'stale', value: { total: 2 } });
  });
});
