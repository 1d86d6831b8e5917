// Rules: CONT-13
import PageCache from '@/lib/cache/page-cache.mjs';
import { publishedSharedPages } from '@/lib/cache/shared-state.mjs';
import { createSharedPages, publishSharedPages } from '@/lib/redis/shared-pages';
import { fakeRedis } from '../../support/fake-redis';
import { stopClock } from '../../support/stop-clock';

stopClock();
const page = (tags: string) => ({
  kind: 'APP_PAGE',
  html: '<p>hello</p>',
  headers: { 'x-next-cache-tags': tags },
});

describe('a page that ends at a time (CONT-13)', () => {
  const cache = new PageCache();
  const start = 1_000_000;
  const atSecond = (seconds: number) => jest.setSystemTime(start + seconds * 1000);
  const ending = (seconds: number, tag = 'x') => page(`${tag},until:${start + seconds * 1000}`);
  const cacheControl = () => ({ revalidate: 300, expire: 31_536_000 });
  const forbidsProxies = (entry: { value: object | null } | null) =>
    Reflect.get(Reflect.get(Object(entry?.value), 'headers') ?? {}, 'x-accel-expires') === '0';

  it('is absent from then on, and never stale', async () => {
    atSecond(0);
    await cache.set('/', ending(100, 'content:ending'), { cacheControl: cacheControl() });
    atSecond(99.999);
    expect(await cache.get('/')).not.toBeNull();
    await cache.revalidateTag('content:ending', { expire: 3600 });
    expect(await cache.get('/')).toMatchObject({ lastModified: 1 });
    atSecond(100);
    expect(await cache.get('/')).toBeNull();
  });

  it('ends at the earliest of its times', async () => {
    atSecond(0);
    await cache.set('/two', page(`until:${start + 9000},until:${start + 5000}`), {});
    atSecond(5);
    expect(await cache.get('/two')).toBeNull();
  });

  it('is sent with a cache control that ends with it, from the first response on', async () => {
    atSecond(0);
    const first = cacheControl();
    await cache.set('/sent', ending(200, 'content:sent'), { cacheControl: first });
    expect(first).toEqual({ revalidate: 200, expire: 200 });
    atSecond(140);
    const entry = await cache.get('/sent');
    // Next counts from `lastModified`, a cache that gets the response from now.
    expect(entry).toMatchObject({ lastModified: Date.now(), cacheControl: { revalidate: 60, expire: 60 } });
    expect(forbidsProxies(entry)).toBe(false);
    await cache.revalidateTag('content:sent', { expire: 3600 });
    expect(await cache.get('/sent')).toMatchObject({
      lastModified: 1,
      cacheControl: { revalidate: 60, expire: undefined },
    });
  });

  it('is stored by no proxy that could send it later', async () => {
    atSecond(0);
    await cache.set('/last', ending(60), { cacheControl: cacheControl() });
    atSecond(30);
    expect(forbidsProxies(await cache.get('/last'))).toBe(false);
    atSecond(30.001);
    expect(forbidsProxies(await cache.get('/last'))).toBe(true);
    const late = ending(60);
    await cache.set('/late', late, { cacheControl: cacheControl() });
    expect(late.headers).toHaveProperty('x-accel-expires', '0');
  });

  it('of another replica is absent too, and a degraded page may follow', async () => {
    const shared = createSharedPages(fakeRedis().redis, 'test');
    publishSharedPages(shared);
    atSecond(0);
    const theirs = { lastModified: Date.now(), tags: [`until:${start + 5000}`], value: page('') };
    await shared.set('/theirs-ending', theirs);
    expect(await cache.get('/theirs-ending', { kind: 'APP_PAGE' })).not.toBeNull();
    atSecond(5);
    expect(await cache.get('/theirs-ending', { kind: 'APP_PAGE' })).toBeNull();
    await cache.set('/theirs-ending', page('content:unavailable'), {});
    expect(await cache.get('/theirs-ending', { kind: 'APP_PAGE' })).not.toBeNull();
    publishedSharedPages.set(undefined);
  });
});
