import PageCache from '@/lib/cache/page-cache.mjs';
import { publishedLookupCounter, publishedSharedPages } from '@/lib/cache/shared-state.mjs';
import { forgetPageDuration } from '@/lib/next-internals/page-durations.mjs';
import { createSharedPages, publishSharedPages } from '@/lib/redis/shared-pages';
import { fakeRedis } from '../../support/fake-redis';
import { stopClock } from '../../support/stop-clock';

jest.mock('@/lib/next-internals/page-durations.mjs', () => ({ forgetPageDuration: jest.fn() }));

stopClock();
const page = (tags: string, more: { status?: number | undefined } = {}) => ({
  kind: 'APP_PAGE',
  html: '<p>hello</p>',
  headers: { 'x-next-cache-tags': tags },
  ...more,
});

describe('PageCache', () => {
  const cache = new PageCache();

  it('returns what was stored', async () => {
    const value = page('content:slides:us-en');
    await cache.set('/home', value, { cacheControl: { revalidate: 5 } });
    expect(await cache.get('/home')).toMatchObject({ value, cacheControl: { revalidate: 5 } });
    expect(await cache.get('/other')).toBeNull();
  });

  it('sends a missing page with 404 and does not store it', async () => {
    const value = page('status:404,x', { status: undefined });
    await cache.set('/gone', value, {});
    expect(value.status).toBe(404);
    expect(await cache.get('/gone')).toBeNull();
  });

  it('does not store a page with the no-store tag, and leaves its status alone', async () => {
    const value = page('content:partners:us-en,no-store', { status: undefined });
    await cache.set('/partners/old', page('content:partners:us-en'), {});
    await cache.set('/partners/old', value, {});
    expect(value.status).toBeUndefined();
    expect(await cache.get('/partners/old')).toBeNull();
  });

  it('lets Next forget the duration of a page that is not stored, and gives the page no ETag', async () => {
    jest.mocked(forgetPageDuration).mockClear();
    const [stored, gone, strange] = [page('x'), page('status:404'), page('no-store')];
    await cache.set('/stored', stored, {});
    await cache.set('/gone-too', gone, {});
    await cache.set('/strange', strange, {});
    expect(jest.mocked(forgetPageDuration).mock.calls).toEqual([['/gone-too'], ['/strange']]);
    expect([stored, gone, strange].map(({ headers }) => 'etag' in headers)).toEqual([true, false, false]);
  });

  it('does not store the 404 of notFound()', async () => {
    await cache.set('/unknown', page('', { status: 404 }), {});
    expect(await cache.get('/unknown')).toBeNull();
  });

  it('does not let a degraded page replace a full one', async () => {
    const full = page('content:slides:us-en');
    await cache.set('/full', full, {});
    await cache.set('/full', page('content:slides:us-en,content:unavailable'), {});
    expect(await cache.get('/full')).toMatchObject({ value: full });
    await cache.set('/full', page('content:unavailable,no-store'), {});
    expect(await cache.get('/full')).toMatchObject({ value: full });
    await cache.set('/new', page('content:unavailable'), {});
    expect(await cache.get('/new')).not.toBeNull();
  });

  it('serves an entry of a revalidated tag as stale, and drops one of an expired tag', async () => {
    await cache.set('/a', page('tag-a'), {});
    await cache.set('/b', page('tag-b'), {});
    jest.advanceTimersByTime(5);
    await cache.revalidateTag('tag-a', { expire: 3600 });
    await cache.revalidateTag(['tag-b']);
    expect(await cache.get('/a')).toMatchObject({ lastModified: 1 });
    expect(await cache.get('/b')).toBeNull();
  });

  it('makes no visitor wait for the revalidation: without `expire` Next serves a stale entry first', async () => {
    await cache.set('/waits', page('tag-waits'), { cacheControl: { revalidate: 300, expire: 31_536_000 } });
    await cache.revalidateTag('tag-waits', { expire: 3600 });
    expect(await cache.get('/waits')).toMatchObject({
      lastModified: 1,
      cacheControl: { revalidate: 300, expire: undefined },
    });
  });

  it('renders a page again when an invalidation came between its start and its storage', async () => {
    await cache.get('/late', { kind: 'APP_PAGE' });
    jest.advanceTimersByTime(5);
    await cache.revalidateTag('tag-late', { expire: 3600 });
    jest.advanceTimersByTime(60_000);
    await cache.set('/late', page('tag-late'), {});
    expect(await cache.get('/late')).toMatchObject({ lastModified: 1 });
    await cache.set('/late', page('tag-late'), {});
    expect(await cache.get('/late')).not.toMatchObject({ lastModified: 1 });
  });
});

describe('the time of an entry', () => {
  const cache = new PageCache();
  const at = (time: number) => jest.setSystemTime(time);
  const timeOf = async (key: string) => (await cache.get(key))?.lastModified;

  it('is that of the first lookup that missed', async () => {
    at(1000);
    await cache.get('/timed');
    at(2000);
    await cache.get('/timed');
    at(3000);
    await cache.set('/timed', page('timed'), {});
    expect(await timeOf('/timed')).toBe(1000);
  });

  it('is not that of a lookup that found it fresh', async () => {
    at(1000);
    await cache.set('/found', page('timed'), {});
    at(2000);
    await cache.get('/found');
    at(3000);
    await cache.set('/found', page('timed'), {});
    expect(await timeOf('/found')).toBe(3000);
  });

  it('is that of the lookup that found it stale', async () => {
    at(1000);
    await cache.set('/old-one', page('timed'), { cacheControl: { revalidate: 1 } });
    at(5000);
    await cache.get('/old-one');
    at(6000);
    await cache.set('/old-one', page('timed'), {});
    expect(await timeOf('/old-one')).toBe(5000);
  });
});

describe('other values', () => {
  const cache = new PageCache();

  it('may be null', async () => {
    await cache.set('/nothing', null, {});
    expect(await cache.get('/nothing')).toMatchObject({ value: null });
  });

  it('may be a page without HTML, which gets no ETag', async () => {
    const value = { kind: 'APP_PAGE', html: undefined, headers: {} };
    await cache.set('/bare', value, {});
    expect(await cache.get('/bare')).toMatchObject({ value: { headers: {} } });
    expect(value.headers).toEqual({});
  });
});

describe('headers of a page', () => {
  const cache = new PageCache();

  it.each(['no-store', 'content:unavailable', 'a,content:unavailable,b'])(
    'tell a proxy not to store a page with %s',
    async (tags) => {
      const value = page(tags);
      await cache.set('/passing', value, {});
      expect(value.headers).toMatchObject({ 'x-next-cache-tags': tags, 'x-accel-expires': '0' });
    },
  );

  it.each(['', 'content:slides:us-en', 'status:404'])(
    'have no cache control of their own with the tags %j',
    async (tags) => {
      const value = page(tags);
      await cache.set('/lasting', value, {});
      expect(value.headers).not.toHaveProperty('x-accel-expires');
    },
  );

  it('say that there is nothing at the address, with status 200', async () => {
    const value = page('no-store,missing');
    await cache.set('/partners/nobody', value, {});
    expect(value).toMatchObject({ headers: { 'x-missing': '1' } });
    expect(value).not.toHaveProperty('status');
  });

  it('have a weak ETag of the HTML, for pages only', async () => {
    const [one, same, other] = [page('a'), page('b'), { ...page('a'), html: '<p>other</p>' }];
    const file = { kind: 'APP_ROUTE', html: '<p>hello</p>', body: Buffer.alloc(1), headers: {} };
    for (const value of [one, same, other, file]) await cache.set('/tagged', value, {});
    const [tag, sameTag, otherTag] = [one, same, other].map(({ headers }) => Reflect.get(headers, 'etag'));
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(sameTag).toBe(tag);
    expect(otherTag).not.toBe(tag);
    expect(file.headers).toEqual({});
  });
});

describe('lookups of pages', () => {
  const cache = new PageCache();
  const counted: string[] = [];
  beforeAll(() => publishedLookupCounter.set((outcome) => counted.push(outcome)));
  afterAll(() => publishedLookupCounter.set(undefined));

  it('are counted by result, those of other values are not', async () => {
    await cache.get('/counted', { kind: 'APP_PAGE' });
    await cache.set('/counted', page('tag-counted'), {});
    await cache.get('/counted', { kind: 'APP_PAGE' });
    await cache.revalidateTag('tag-counted', { expire: 3600 });
    await cache.get('/counted', { kind: 'APP_PAGE' });
    await cache.get('/counted', { kind: 'FETCH' });
    await cache.get('/counted');
    expect(counted).toEqual(['miss', 'hit', 'stale']);
  });
});

describe('PageCache with pages of other replicas', () => {
  const cache = new PageCache();
  const app = { kind: 'APP_PAGE' };
  const { redis } = fakeRedis();
  const shared = createSharedPages(redis, 'test');
  const replicaEntry = (lastModified: number, cacheControl?: object) => ({
    lastModified,
    tags: ['tag-x'],
    value: page('tag-x'),
    ...(cacheControl && { cacheControl }),
  });

  beforeAll(() => publishSharedPages(shared));
  afterAll(() => publishedSharedPages.set(undefined));

  it('reads pages of other replicas and shares its own', async () => {
    await shared.set('/theirs', replicaEntry(Date.now()));
    expect(await cache.get('/theirs', app)).toMatchObject({ value: page('tag-x') });
    await cache.set('/ours', page('tag-y'), {});
    expect(await shared.newer('/ours', 0)).toMatchObject({ value: page('tag-y') });
  });

  it('looks for a newer one only when its own is stale', async () => {
    await cache.set('/old', page('own'), { cacheControl: { revalidate: 60 } });
    await shared.set('/old', replicaEntry(Date.now() + 10_000));
    expect(await cache.get('/old', app)).toMatchObject({ tags: ['own'] });
    jest.advanceTimersByTime(120_000);
    expect(await cache.get('/old', app)).toMatchObject({ tags: ['tag-x'] });
  });

  it('ignores an older one', async () => {
    await cache.set('/older', page('own'), { cacheControl: { revalidate: 60 } });
    await shared.set('/older', replicaEntry(Date.now() - 10_000));
    jest.advanceTimersByTime(120_000);
    expect(await cache.get('/older', app)).toMatchObject({ tags: ['own'] });
  });

  it('does not share a degraded page, and drops its own when there is a full one', async () => {
    await cache.set('/degraded', page('content:unavailable'), { cacheControl: { revalidate: 2 } });
    expect(await shared.newer('/degraded', 0)).toBeNull();
    await shared.set('/degraded', replicaEntry(1));
    jest.advanceTimersByTime(5000);
    expect(await cache.get('/degraded', app)).toMatchObject({ tags: ['tag-x'] });
  });

  it('deletes a missing page for every replica', async () => {
    await cache.set('/gone-for-all', page('tag-x'), {});
    await cache.set('/gone-for-all', page('status:404'), {});
    expect(await shared.newer('/gone-for-all', 0)).toBeNull();
  });

  it('does not share other values', async () => {
    await cache.set('life', { kind: 'FETCH', data: {} }, {});
    expect(await shared.newer('life', 0)).toBeNull();
  });
});
