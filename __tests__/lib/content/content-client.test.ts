// Rules: CONT-06
import { invalidateTags, tagInvalidations } from '@/lib/cache/shared-state.mjs';
import { createAemSource } from '@/lib/content/aem/aem-source';
import { type ContentClient, type ContentResult, createContentClient } from '@/lib/content/content-client';
import { createMemoryStore } from '@/lib/content/content-store';
import type { Slide } from '@/lib/content/types';
import { getLocale } from '@/lib/locales/definitions';
import { type Result, upstreamFailure } from '@/lib/result';

const locale = getLocale('us-en');
const slides = { type: 'slides', locale } as const;
const folder = '/content/dam/solstride/us/en/content-fragments';

const succeedWith = (...names: string[]): Result<unknown> => ({
  ok: true,
  value: { data: { slidesData: { items: names.map((name) => ({ _path: `${folder}/slides/${name}` })) } } },
});
const down = upstreamFailure('network', 'connection refused');

afterEach(() => {
  jest.restoreAllMocks();
  tagInvalidations().clear();
});

function setUp() {
  let time = 1_000_000;
  const fetchResponse = jest.fn<Promise<Result<unknown>>, [string, string]>(async () => succeedWith('a'));
  const onDropped = jest.fn();
  const onFailure = jest.fn();
  const now = () => time;
  jest.spyOn(Date, 'now').mockImplementation(now);
  const store = createMemoryStore();
  const client = createContentClient({
    store,
    source: createAemSource(fetchResponse, { kind: 'sample' }),
    freshMs: 300_000,
    backoffMs: 2000,
    now,
    onDropped,
    onFailure,
  });
  const wait = (ms: number) => {
    time += ms;
  };
  return { client, fetchResponse, onDropped, onFailure, store, wait };
}

const names = (result: ContentResult<Slide>) =>
  result.state === 'failed' ? null : result.items.map(({ path }) => path.split('/').at(-1));

test('fresh content is served without a call until it is stale', async () => {
  const { client, fetchResponse, onDropped, wait } = setUp();
  expect(await client.read(slides)).toMatchObject({ state: 'fresh', freshForMs: 300_000 });
  expect(onDropped).not.toHaveBeenCalled();
  wait(299_999);
  expect(await client.read(slides)).toMatchObject({ state: 'fresh', freshForMs: 1 });
  expect(fetchResponse).toHaveBeenCalledTimes(1);
  wait(1);
  fetchResponse.mockResolvedValueOnce(succeedWith('b'));
  expect(names(await client.read(slides))).toEqual(['b']);
  expect(fetchResponse).toHaveBeenCalledTimes(2);
  expect(fetchResponse).toHaveBeenLastCalledWith('slides', `${folder}/slides/`);
});

test('folders are stored separately', async () => {
  const { client, fetchResponse } = setUp();
  await client.read({ type: 'product', locale, sub: ['lyte'] }).catch(() => {});
  await client.read({ type: 'product', locale: getLocale('ca-fr'), sub: ['lyte'] });
  expect(fetchResponse.mock.calls.map(([, path]) => path)).toEqual([
    '/content/dam/solstride/us/en/content-fragments/product/lyte/',
    '/content/dam/solstride/ca/fr/content-fragments/product/lyte/',
  ]);
});

test('calls for one folder share one request', async () => {
  const { client, fetchResponse } = setUp();
  const results = await Promise.all([client.read(slides), client.read(slides), client.read(slides)]);
  expect(results.map(names)).toEqual([['a'], ['a'], ['a']]);
  expect(fetchResponse).toHaveBeenCalledTimes(1);
});

test.each([
  ['a failed call', down],
  ['a malformed response', { ok: true, value: { errors: [{ message: 'x' }] } } as Result<unknown>],
])('%s leaves the stale content in place', async (_, bad) => {
  const { client, fetchResponse, onFailure, wait } = setUp();
  await client.read(slides);
  wait(300_000);
  fetchResponse.mockResolvedValue(bad);
  expect(await client.read(slides)).toEqual({ state: 'stale', items: [expect.anything()] });
  expect(onFailure).toHaveBeenCalledWith('slides', `${folder}/slides/`, expect.anything(), true);
  wait(30 * 24 * 3600_000);
  expect(names(await client.read(slides))).toEqual(['a']);
  wait(2000);
  fetchResponse.mockResolvedValue(succeedWith('b'));
  expect(await client.read(slides)).toMatchObject({ state: 'fresh' });
});

test('a failure without stale content is a failure, and is never stored', async () => {
  const { client, fetchResponse, store, onFailure } = setUp();
  fetchResponse.mockResolvedValue(down);
  expect(await client.read(slides)).toMatchObject({ state: 'failed', error: { kind: 'network' } });
  expect(onFailure).toHaveBeenCalledWith(
    'slides',
    `${folder}/slides/`,
    expect.objectContaining({ kind: 'network' }),
    false,
  );
  expect(await store.get({ type: 'slides', localeId: 'us-en', folderPath: `${folder}/slides/` })).toBeNull();
});

test('a backend that failed is not requested again during the backoff', async () => {
  const { client, fetchResponse, wait } = setUp();
  fetchResponse.mockResolvedValue(down);
  await client.read(slides);
  wait(1999);
  expect(await client.read(slides)).toMatchObject({ state: 'failed', error: { kind: 'network' } });
  expect(fetchResponse).toHaveBeenCalledTimes(1);
  wait(1);
  fetchResponse.mockResolvedValue(succeedWith('a'));
  expect(await client.read(slides)).toMatchObject({ state: 'fresh' });
});

test('a source is asked for a list or for one item', async () => {
  const reading = async () => upstreamFailure('network', 'down');
  const source = {
    list: jest.fn(reading),
    item: jest.fn(reading),
    addressOf: (...all: unknown[]) => all.join(),
  };
  const events = { onDropped: jest.fn(), onFailure: jest.fn() };
  const client = createContentClient({
    ...events,
    store: createMemoryStore(),
    source: source as never,
    freshMs: 1,
    backoffMs: 1,
  });
  for (const sub of [[], ['lyte'], ['lyte', 'grape']]) await client.read({ type: 'product', locale, sub });
  expect(source.list.mock.calls).toEqual([
    ['product', locale, undefined],
    ['product', locale, 'lyte'],
  ]);
  expect(source.item.mock.calls).toEqual([['product', locale, 'lyte', 'grape']]);
});

test('a limited number of failed folders is remembered, and the oldest is forgotten first', async () => {
  const { client, fetchResponse, wait } = setUp();
  fetchResponse.mockResolvedValue(down);
  const folderOf = (number: number) => ({ type: 'product', locale, sub: [`x${number}`] }) as const;
  for (let number = 0; number < 1001; number += 1) await client.read(folderOf(number));
  expect(fetchResponse).toHaveBeenCalledTimes(1001);
  wait(1);
  await client.read(folderOf(1));
  await client.read(folderOf(1000));
  expect(fetchResponse).toHaveBeenCalledTimes(1001);
  await client.read(folderOf(0));
  expect(fetchResponse).toHaveBeenCalledTimes(1002);
});

test('a source that throws is a failed call', async () => {
  const { client, fetchResponse } = setUp();
  fetchResponse.mockRejectedValue(new Error('a bug'));
  expect(await client.read(slides)).toMatchObject({ state: 'failed', error: { kind: 'network' } });
});

test('an empty response is content: it replaces stored content', async () => {
  const { client, fetchResponse, wait } = setUp();
  await client.read(slides);
  wait(300_000);
  fetchResponse.mockResolvedValue(succeedWith());
  expect(await client.read(slides)).toMatchObject({ state: 'fresh', items: [] });
  wait(300_000);
  fetchResponse.mockResolvedValue(down);
  expect(await client.read(slides)).toEqual({ state: 'stale', items: [] });
});

test('dropped items are reported, their neighbours served', async () => {
  const { client, fetchResponse, onDropped } = setUp();
  const items = [{ _path: `${folder}/slides/a` }, { _path: `${folder}/slides/b`, slideImage: 5 }];
  fetchResponse.mockResolvedValue({ ok: true, value: { data: { slidesData: { items } } } });
  expect(names(await client.read(slides))).toEqual(['a']);
  const problem = { field: 'slideImage', value: '5', expectation: 'Invalid input' };
  const dropped = [{ path: `${folder}/slides/b`, problems: [problem] }];
  expect(onDropped).toHaveBeenCalledWith('slides', `${folder}/slides/`, dropped, 1);
});

test('after a publication the backend is requested, and stale content covers its failure', async () => {
  const { client, fetchResponse, wait } = setUp();
  await client.read(slides);
  await client.read({ type: 'slides', locale: getLocale('ca-en') });
  wait(10);
  await client.expire('slides', 'us-en');
  fetchResponse.mockResolvedValueOnce(down);
  expect(await client.read(slides)).toMatchObject({ state: 'stale' });
  await client.expire('slides', 'us-en');
  expect(await client.read(slides)).toMatchObject({ state: 'fresh' });
  expect(fetchResponse).toHaveBeenCalledTimes(4);
  await client.read({ type: 'slides', locale: getLocale('ca-en') });
  expect(fetchResponse).toHaveBeenCalledTimes(4);
});

test.each([
  ['this process', (client: ContentClient) => client.expire('slides')],
  ['another replica', async () => invalidateTags(['content:slides:us-en'])],
])(
  'a call started before a publication that %s received is neither joined nor stored',
  async (_, publish) => {
    const { client, fetchResponse, wait } = setUp();
    let respondWithOld = (_: Result<unknown>) => {};
    fetchResponse.mockReturnValueOnce(
      new Promise((resolve) => {
        respondWithOld = resolve;
      }),
    );
    const old = client.read(slides);
    await new Promise(setImmediate);
    wait(10);
    await publish(client);
    wait(10);
    fetchResponse.mockResolvedValueOnce(succeedWith('new'));
    expect(names(await client.read(slides))).toEqual(['new']);
    respondWithOld(succeedWith('old'));
    await old;
    expect(names(await client.read(slides))).toEqual(['new']);
    expect(fetchResponse).toHaveBeenCalledTimes(2);
  },
);

test('a preview bypasses stored content, and stores nothing', async () => {
  const { client, fetchResponse, onFailure } = setUp();
  await client.read(slides);
  fetchResponse.mockResolvedValueOnce(succeedWith('unpublished'));
  const preview = await client.readUncached(slides);
  expect([preview.state, names(preview)]).toEqual(['fresh', ['unpublished']]);
  expect(names(await client.read(slides))).toEqual(['a']);
  fetchResponse.mockResolvedValueOnce(down);
  expect(await client.readUncached(slides)).toMatchObject({ state: 'failed', error: { kind: 'network' } });
  const path = `${folder}/slides/`;
  expect(onFailure.mock.calls).toEqual([
    ['slides', path, expect.objectContaining({ kind: 'network' }), false],
  ]);
  expect(await client.read(slides)).toMatchObject({ state: 'fresh' });
  expect(fetchResponse).toHaveBeenCalledTimes(3);
});

describe('unverified folders', () => {
  const unknown = (number: number) =>
    ({ type: 'product', locale, sub: ['lyte', `x${number}`], isUnverified: true }) as const;
  const many = Array.from({ length: 30 }, (_, number) => unknown(number));
  const states = (results: readonly ContentResult<unknown>[]) => new Set(results.map(({ state }) => state));

  test('share one call while the backend fails', async () => {
    const { client, fetchResponse, wait } = setUp();
    fetchResponse.mockResolvedValue(down);
    expect(states(await Promise.all(many.map(client.read)))).toEqual(new Set(['failed']));
    expect(states(await Promise.all(many.map(client.read)))).toEqual(new Set(['failed']));
    expect(fetchResponse).toHaveBeenCalledTimes(1);
    wait(2000);
    await client.read(unknown(0));
    expect(fetchResponse).toHaveBeenCalledTimes(2);
  });

  test('of another parent are requested nevertheless', async () => {
    const { client, fetchResponse } = setUp();
    fetchResponse.mockResolvedValue(down);
    await client.read(unknown(0));
    await client.read({ ...unknown(0), sub: ['zero-sugar', 'x'] });
    expect(fetchResponse).toHaveBeenCalledTimes(2);
  });

  test('are each requested when it does not', async () => {
    const { client, fetchResponse } = setUp();
    fetchResponse.mockResolvedValue({ ok: true, value: { data: { productData: { items: [] } } } });
    expect(states(await Promise.all(many.map(client.read)))).toEqual(new Set(['fresh']));
    expect(fetchResponse).toHaveBeenCalledTimes(many.length);
  });

  test('are requested again after one whose response was cut off', async () => {
    const { client, fetchResponse, store } = setUp();
    fetchResponse.mockResolvedValue({ ok: true, value: { data: { productData: { items: [] } } } });
    jest.spyOn(store, 'set').mockRejectedValueOnce(new Error('broken'));
    await expect(client.read(unknown(0))).rejects.toThrow('broken');
    expect(await client.read(unknown(1))).toMatchObject({ state: 'fresh' });
  });

  test('still return their stale content', async () => {
    const { client, fetchResponse, wait } = setUp();
    fetchResponse.mockResolvedValueOnce({ ok: true, value: { data: { productData: { items: [] } } } });
    await client.read(unknown(0));
    wait(300_000);
    fetchResponse.mockResolvedValue(down);
    expect(await client.read(unknown(1))).toMatchObject({ state: 'failed', error: { kind: 'network' } });
    expect(await client.read(unknown(0))).toEqual({ state: 'stale', items: [] });
  });
});
