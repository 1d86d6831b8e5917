/** @jest-environment node */
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import PageCache from '@/lib/cache/page-cache.mjs';
import { createSharedPages, publishSharedPages } from '@/lib/redis/shared-pages';
import { fakeRedis } from '../../support/fake-redis';

const page = (tags: string, more: { status?: number | undefined } = {}) => ({
  kind: 'APP_PAGE',
  html: '<p>hello</p>',
  headers: { 'x-next-cache-tags': tags },
  ...more,
});

describe('PageCache', () => {
  const cache = new PageCache();

  it('gives back what it was given', async () => {
    const value = page('content:slides:us-en');
    await cache.set('/home', value, { cacheControl: { revalidate: 5 } });
    expect(await cache.get('/home')).toMatchObject({ value, cacheControl: { revalidate: 5 } });
    expect(await cache.get('/other')).toBeNull();
  });

  it('answers a page marked missing with 404 and does not keep it', async () => {
    const value = page('status:404,x', { status: undefined });
    await cache.set('/gone', value, {});
    expect(value.status).toBe(404);
    expect(await cache.get('/gone')).toBeNull();
  });

  it('does not keep a page marked so, and leaves its status alone', async () => {
    const value = page('content:partners:us-en,no-store', { status: undefined });
    await cache.set('/partners/old', page('content:partners:us-en'), {});
    await cache.set('/partners/old', value, {});
    expect(value.status).toBeUndefined();
    expect(await cache.get('/partners/old')).toBeNull();
  });

  it('lets Next forget how long a page lives that is not kept, and gives it no tag to come back with', async () => {
    const lives: Map<string, object> = Reflect.get(SharedCacheControls, 'cacheControls');
    for (const path of ['/kept', '/gone-too', '/strange']) lives.set(path, { revalidate: 300 });
    const [kept, gone, strange] = [page('x'), page('status:404'), page('no-store')];
    await cache.set('/kept', kept, {});
    await cache.set('/gone-too', gone, {});
    await cache.set('/strange', strange, {});
    expect([...lives.keys()]).toEqual(['/kept']);
    expect([kept, gone, strange].map(({ headers }) => 'etag' in headers)).toEqual([true, false, false]);
  });

  it('does not keep the 404 of notFound()', async () => {
    await cache.set('/made-up', page('', { status: 404 }), {});
    expect(await cache.get('/made-up')).toBeNull();
  });

  it('does not let an emptied page replace a full one', async () => {
    const full = page('content:slides:us-en');
    await cache.set('/full', full, {});
    await cache.set('/full', page('content:slides:us-en,content:unavailable'), {});
    expect(await cache.get('/full')).toMatchObject({ value: full });
    await cache.set('/full', page('content:unavailable,no-store'), {});
    expect(await cache.get('/full')).toMatchObject({ value: full });
    await cache.set('/new', page('content:unavailable'), {});
    expect(await cache.get('/new')).not.toBeNull();
  });

  it('serves an entry of a renewed tag as stale, and drops one of an expired tag', async () => {
    await cache.set('/a', page('tag-a'), {});
    await cache.set('/b', page('tag-b'), {});
    await new Promise((resolve) => setTimeout(resolve, 5));
    await cache.revalidateTag('tag-a', { expire: 3600 });
    await cache.revalidateTag(['tag-b']);
    expect(await cache.get('/a')).toMatchObject({ lastModified: 1 });
    expect(await cache.get('/b')).toBeNull();
  });

  it('lets nobody wait for the renewal: without `expire` Next serves a stale entry first', async () => {
    await cache.set('/waits', page('tag-waits'), { cacheControl: { revalidate: 300, expire: 31_536_000 } });
    await cache.revalidateTag('tag-waits', { expire: 3600 });
    expect(await cache.get('/waits')).toMatchObject({
      lastModified: 1,
      cacheControl: { revalidate: 300, expire: undefined },
    });
  });

  it('makes a page once more that was begun before the change it was stored after', async () => {
    await cache.get('/late', { kind: 'APP_PAGE' });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await cache.revalidateTag('tag-late', { expire: 3600 });
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await cache.set('/late', page('tag-late'), {});
    expect(await cache.get('/late')).toMatchObject({ lastModified: 1 });
    await cache.set('/late', page('tag-late'), {});
    expect(await cache.get('/late')).not.toMatchObject({ lastModified: 1 });
    now.mockRestore();
  });
});

describe('PageCache with pages of other replicas', () => {
  const cache = new PageCache();
  const app = { kind: 'APP_PAGE' };
  const { redis } = fakeRedis();
  const shared = createSharedPages(redis, 'test');
  const theirs = (lastModified: number, cacheControl?: object) => ({
    lastModified,
    tags: ['tag-x'],
    value: page('tag-x'),
    ...(cacheControl && { cacheControl }),
  });

  beforeAll(() => publishSharedPages(shared));
  afterAll(() => {
    Reflect.deleteProperty(globalThis, Symbol.for('solstride.shared-pages'));
  });

  it('takes what another one made, and gives what it made itself', async () => {
    await shared.set('/theirs', theirs(Date.now()));
    expect(await cache.get('/theirs', app)).toMatchObject({ value: page('tag-x') });
    await cache.set('/ours', page('tag-y'), {});
    expect(await shared.newer('/ours', 0)).toMatchObject({ value: page('tag-y') });
  });

  it('looks for a newer one only when its own is old', async () => {
    await cache.set('/old', page('own'), { cacheControl: { revalidate: 60 } });
    await shared.set('/old', theirs(Date.now() + 10_000));
    expect(await cache.get('/old', app)).toMatchObject({ tags: ['own'] });
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
    expect(await cache.get('/old', app)).toMatchObject({ tags: ['tag-x'] });
    now.mockRestore();
  });

  it('neither shares an emptied page nor keeps its own when there is a full one', async () => {
    await cache.set('/emptied', page('content:unavailable'), { cacheControl: { revalidate: 2 } });
    expect(await shared.newer('/emptied', 0)).toBeNull();
    await shared.set('/emptied', theirs(1));
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5000);
    expect(await cache.get('/emptied', app)).toMatchObject({ tags: ['tag-x'] });
    now.mockRestore();
  });

  it('takes a page that is no more away from all', async () => {
    await cache.set('/gone-for-all', page('tag-x'), {});
    await cache.set('/gone-for-all', page('status:404'), {});
    expect(await shared.newer('/gone-for-all', 0)).toBeNull();
  });

  it('keeps other values to itself', async () => {
    await cache.set('life', { kind: 'FETCH', data: {} }, {});
    expect(await shared.newer('life', 0)).toBeNull();
  });
});
