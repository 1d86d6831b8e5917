/** @jest-environment node */
import { markTags, tagMarks } from '@/lib/cache/tag-marks.mjs';
import { createDoor, type Door, type Reading } from '@/lib/content/door';
import { fail, type Result } from '@/lib/content/result';
import { createMemoryStore } from '@/lib/content/store';
import type { Slide } from '@/lib/content/types';
import { getLocale } from '@/lib/locales/definitions';

const locale = getLocale('us-en');
const slides = { type: 'slides', locale } as const;
const folder = '/content/dam/solstride/us/en/content-fragments';

const good = (...names: string[]): Result<unknown> => ({
  ok: true,
  value: { data: { slidesData: { items: names.map((name) => ({ _path: `${folder}/slides/${name}` })) } } },
});
const down = fail('network', 'connection refused');

afterEach(() => {
  jest.restoreAllMocks();
  tagMarks().clear();
});

function setUp() {
  let time = 1_000_000;
  const fetchAnswer = jest.fn<Promise<Result<unknown>>, [string, string]>(async () => good('a'));
  const onDropped = jest.fn();
  const onFailure = jest.fn();
  const now = () => time;
  jest.spyOn(Date, 'now').mockImplementation(now);
  const store = createMemoryStore();
  const door = createDoor({
    store,
    fetchAnswer,
    freshMs: 300_000,
    backoffMs: 2000,
    now,
    onDropped,
    onFailure,
  });
  const wait = (ms: number) => {
    time += ms;
  };
  return { door, fetchAnswer, onDropped, onFailure, store, wait };
}

const names = (reading: Reading<Slide>) =>
  reading.state === 'failed' ? null : reading.items.map(({ path }) => path.split('/').at(-1));

test('a fresh answer is served without a call until its time is over', async () => {
  const { door, fetchAnswer, wait } = setUp();
  expect(await door.read(slides)).toMatchObject({ state: 'fresh', freshForMs: 300_000 });
  wait(299_999);
  expect(await door.read(slides)).toMatchObject({ state: 'fresh', freshForMs: 1 });
  expect(fetchAnswer).toHaveBeenCalledTimes(1);
  wait(1);
  fetchAnswer.mockResolvedValueOnce(good('b'));
  expect(names(await door.read(slides))).toEqual(['b']);
  expect(fetchAnswer).toHaveBeenCalledTimes(2);
  expect(fetchAnswer).toHaveBeenLastCalledWith('slides', `${folder}/slides/`);
});

test('folders are kept apart', async () => {
  const { door, fetchAnswer } = setUp();
  await door.read({ type: 'product', locale, sub: ['lyte'] }).catch(() => {});
  await door.read({ type: 'product', locale: getLocale('ca-fr'), sub: ['lyte'] });
  expect(fetchAnswer.mock.calls.map(([, path]) => path)).toEqual([
    '/content/dam/solstride/us/en/content-fragments/product/lyte/',
    '/content/dam/solstride/ca/fr/content-fragments/product/lyte/',
  ]);
});

test('calls for one folder share one request', async () => {
  const { door, fetchAnswer } = setUp();
  const readings = await Promise.all([door.read(slides), door.read(slides), door.read(slides)]);
  expect(readings.map(names)).toEqual([['a'], ['a'], ['a']]);
  expect(fetchAnswer).toHaveBeenCalledTimes(1);
});

test.each([
  ['a failed call', down],
  ['an unreadable answer', { ok: true, value: { errors: [{ message: 'x' }] } } as Result<unknown>],
])('%s leaves the last good answer in place', async (_, bad) => {
  const { door, fetchAnswer, onFailure, wait } = setUp();
  await door.read(slides);
  wait(300_000);
  fetchAnswer.mockResolvedValue(bad);
  expect(await door.read(slides)).toEqual({ state: 'kept', items: [expect.anything()] });
  expect(onFailure).toHaveBeenCalledWith('slides', `${folder}/slides/`, expect.anything(), true);
  wait(30 * 24 * 3600_000);
  expect(names(await door.read(slides))).toEqual(['a']);
  wait(2000);
  fetchAnswer.mockResolvedValue(good('b'));
  expect(await door.read(slides)).toMatchObject({ state: 'fresh' });
});

test('a failure with nothing kept is a failure, and is never stored', async () => {
  const { door, fetchAnswer, store, onFailure } = setUp();
  fetchAnswer.mockResolvedValue(down);
  expect(await door.read(slides)).toEqual({ state: 'failed' });
  expect(onFailure).toHaveBeenCalledWith(
    'slides',
    `${folder}/slides/`,
    expect.objectContaining({ kind: 'network' }),
    false,
  );
  expect(await store.get({ type: 'slides', localeId: 'us-en', folderPath: `${folder}/slides/` })).toBeNull();
});

test('a backend that failed is left in peace for a moment', async () => {
  const { door, fetchAnswer, wait } = setUp();
  fetchAnswer.mockResolvedValue(down);
  await door.read(slides);
  wait(1999);
  expect(await door.read(slides)).toEqual({ state: 'failed' });
  expect(fetchAnswer).toHaveBeenCalledTimes(1);
  wait(1);
  fetchAnswer.mockResolvedValue(good('a'));
  expect(await door.read(slides)).toMatchObject({ state: 'fresh' });
});

test('a source that throws is a failed call', async () => {
  const { door, fetchAnswer } = setUp();
  fetchAnswer.mockRejectedValue(new Error('a bug'));
  expect(await door.read(slides)).toEqual({ state: 'failed' });
});

test('an empty answer is content: it replaces what was kept', async () => {
  const { door, fetchAnswer, wait } = setUp();
  await door.read(slides);
  wait(300_000);
  fetchAnswer.mockResolvedValue(good());
  expect(await door.read(slides)).toMatchObject({ state: 'fresh', items: [] });
  wait(300_000);
  fetchAnswer.mockResolvedValue(down);
  expect(await door.read(slides)).toEqual({ state: 'kept', items: [] });
});

test('dropped items are reported, their neighbours served', async () => {
  const { door, fetchAnswer, onDropped } = setUp();
  const items = [{ _path: `${folder}/slides/a` }, { _path: `${folder}/slides/b`, slideImage: 5 }];
  fetchAnswer.mockResolvedValue({ ok: true, value: { data: { slidesData: { items } } } });
  expect(names(await door.read(slides))).toEqual(['a']);
  expect(onDropped).toHaveBeenCalledWith('slides', `${folder}/slides/`, [
    { path: `${folder}/slides/b`, problems: [expect.stringContaining('slideImage')] },
  ]);
});

test('after a publication the backend is asked, and what was kept still serves its failure', async () => {
  const { door, fetchAnswer, wait } = setUp();
  await door.read(slides);
  await door.read({ type: 'slides', locale: getLocale('ca-en') });
  wait(10);
  await door.expire('slides', 'us-en');
  fetchAnswer.mockResolvedValueOnce(down);
  expect(await door.read(slides)).toMatchObject({ state: 'kept' });
  await door.expire('slides', 'us-en');
  expect(await door.read(slides)).toMatchObject({ state: 'fresh' });
  expect(fetchAnswer).toHaveBeenCalledTimes(4);
  await door.read({ type: 'slides', locale: getLocale('ca-en') });
  expect(fetchAnswer).toHaveBeenCalledTimes(4);
});

test.each([
  ['this process', (door: Door) => door.expire('slides')],
  ['another replica', async () => markTags(['content:slides:us-en'])],
])(
  'a call that began before a publication which %s was told of is not joined, and not news',
  async (_, publish) => {
    const { door, fetchAnswer, wait } = setUp();
    let answerOld = (_: Result<unknown>) => {};
    fetchAnswer.mockReturnValueOnce(
      new Promise((resolve) => {
        answerOld = resolve;
      }),
    );
    const old = door.read(slides);
    await new Promise(setImmediate);
    wait(10);
    await publish(door);
    wait(10);
    fetchAnswer.mockResolvedValueOnce(good('new'));
    expect(names(await door.read(slides))).toEqual(['new']);
    answerOld(good('old'));
    await old;
    expect(names(await door.read(slides))).toEqual(['new']);
    expect(fetchAnswer).toHaveBeenCalledTimes(2);
  },
);

test('a preview reads past what is kept, and leaves nothing behind', async () => {
  const { door, fetchAnswer, onFailure } = setUp();
  await door.read(slides);
  fetchAnswer.mockResolvedValueOnce(good('unpublished'));
  expect(names(await door.readUnkept(slides))).toEqual(['unpublished']);
  expect(names(await door.read(slides))).toEqual(['a']);
  fetchAnswer.mockResolvedValueOnce(down);
  expect(await door.readUnkept(slides)).toEqual({ state: 'failed' });
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(await door.read(slides)).toMatchObject({ state: 'fresh' });
  expect(fetchAnswer).toHaveBeenCalledTimes(3);
});

describe('folders that no list vouches for', () => {
  const madeUp = (number: number) =>
    ({ type: 'product', locale, sub: ['lyte', `x${number}`], isUnproven: true }) as const;
  const many = Array.from({ length: 30 }, (_, number) => madeUp(number));
  const states = (readings: readonly Reading<unknown>[]) => new Set(readings.map(({ state }) => state));

  test('cost one call together while the backend fails', async () => {
    const { door, fetchAnswer, wait } = setUp();
    fetchAnswer.mockResolvedValue(down);
    expect(states(await Promise.all(many.map(door.read)))).toEqual(new Set(['failed']));
    expect(states(await Promise.all(many.map(door.read)))).toEqual(new Set(['failed']));
    expect(fetchAnswer).toHaveBeenCalledTimes(1);
    wait(2000);
    await door.read(madeUp(0));
    expect(fetchAnswer).toHaveBeenCalledTimes(2);
  });

  test('are each asked for when it does not', async () => {
    const { door, fetchAnswer } = setUp();
    fetchAnswer.mockResolvedValue({ ok: true, value: { data: { productData: { items: [] } } } });
    expect(states(await Promise.all(many.map(door.read)))).toEqual(new Set(['fresh']));
    expect(fetchAnswer).toHaveBeenCalledTimes(many.length);
  });

  test('are asked for again after one that broke on the way', async () => {
    const { door, fetchAnswer, store } = setUp();
    fetchAnswer.mockResolvedValue({ ok: true, value: { data: { productData: { items: [] } } } });
    jest.spyOn(store, 'set').mockRejectedValueOnce(new Error('broken'));
    await expect(door.read(madeUp(0))).rejects.toThrow('broken');
    expect(await door.read(madeUp(1))).toMatchObject({ state: 'fresh' });
  });

  test('do not keep away what was good before', async () => {
    const { door, fetchAnswer, wait } = setUp();
    fetchAnswer.mockResolvedValueOnce({ ok: true, value: { data: { productData: { items: [] } } } });
    await door.read(madeUp(0));
    wait(300_000);
    fetchAnswer.mockResolvedValue(down);
    expect(await door.read(madeUp(1))).toEqual({ state: 'failed' });
    expect(await door.read(madeUp(0))).toEqual({ state: 'kept', items: [] });
  });
});
