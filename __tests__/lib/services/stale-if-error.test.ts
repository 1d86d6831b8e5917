// Rules: CONT-06, REV-08
import { type Result, succeed, upstreamFailure } from '@/lib/result';
import { createStaleIfError } from '@/lib/services/stale-if-error';

const down = upstreamFailure('network', 'down');

function setUp() {
  let time = 1_000_000;
  const values = new Map<string, string>();
  const service = createStaleIfError<string>({ backoffMs: 2000, maxFailed: 2, now: () => time });
  const send = jest.fn<Promise<Result<string>>, [number]>(async () => succeed('good'));
  const load = (key: string, isCurrent?: (startedAt: number) => boolean) =>
    service.load(key, { send, stale: () => values.get(key) ?? null, ...(isCurrent && { isCurrent }) });
  const wait = (ms: number) => {
    time += ms;
  };
  return { service, values, send, load, wait };
}

it('returns what the service sends, and requests it again at each call', async () => {
  const { send, load } = setUp();
  expect(await load('a')).toEqual({ state: 'fresh', value: 'good' });
  await load('a');
  expect(send.mock.calls).toEqual([[1_000_000], [1_000_000]]);
});

it('returns the stale value in place of a failed request, and the error without one', async () => {
  const { values, send, load } = setUp();
  send.mockResolvedValue(down);
  values.set('a', 'older');
  expect(await load('a')).toEqual({ state: 'stale', value: 'older' });
  expect(await load('b')).toEqual({ state: 'failed', error: down.error });
});

it('does not request a failed key during its backoff, but does request others', async () => {
  const { service, send, load, wait } = setUp();
  send.mockResolvedValueOnce(down);
  await load('a');
  wait(1999);
  expect(await load('a')).toEqual({ state: 'failed', error: down.error });
  expect(service.lastError('a')).toBe(down.error);
  expect(await load('b')).toMatchObject({ state: 'fresh' });
  wait(1);
  expect(service.lastError('a')).toBeUndefined();
  expect(await load('a')).toMatchObject({ state: 'fresh' });
  expect(send).toHaveBeenCalledTimes(3);
});

it('remembers a limited number of failed keys', async () => {
  const { service, load } = setUp();
  for (const key of ['a', 'b', 'c']) service.backOff(key, down.error);
  expect(await Promise.all(['a', 'b', 'c'].map((key) => load(key)))).toMatchObject([
    { state: 'fresh' },
    { state: 'failed' },
    { state: 'failed' },
  ]);
  service.retryAll();
  expect(await load('c')).toMatchObject({ state: 'fresh' });
});

it('shares one request between readers of a key, unless it is outdated', async () => {
  const { send, load, wait } = setUp();
  let finishOld = (_: Result<string>) => {};
  send.mockReturnValueOnce(
    new Promise((resolve) => {
      finishOld = resolve;
    }),
  );
  const first = load('a');
  const second = load('a', (startedAt) => startedAt >= 1_000_000);
  expect(send).toHaveBeenCalledTimes(1);
  wait(10);
  expect(await load('a', (startedAt) => startedAt > 1_000_000)).toEqual({ state: 'fresh', value: 'good' });
  finishOld(succeed('old'));
  expect(await Promise.all([first, second])).toEqual([
    { state: 'fresh', value: 'old' },
    { state: 'fresh', value: 'old' },
  ]);
  expect(send).toHaveBeenCalledTimes(2);
});

it('rethrows errors of a request, and requests again', async () => {
  const { send, load } = setUp();
  send.mockRejectedValueOnce(new Error('a bug'));
  await expect(load('a')).rejects.toThrow('a bug');
  expect(await load('a')).toMatchObject({ state: 'fresh' });
});
