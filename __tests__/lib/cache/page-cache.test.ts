/** @jest-environment node */
import PageCache from '@/lib/cache/page-cache.mjs';

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

  it('does not keep the 404 of notFound()', async () => {
    await cache.set('/made-up', page('', { status: 404 }), {});
    expect(await cache.get('/made-up')).toBeNull();
  });

  it('does not let an emptied page replace a full one', async () => {
    const full = page('content:slides:us-en');
    await cache.set('/full', full, {});
    await cache.set('/full', page('content:slides:us-en,content:unavailable'), {});
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
});
