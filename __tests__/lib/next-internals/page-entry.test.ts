import { NEXT_CACHE_TAGS_HEADER } from 'next/dist/lib/constants';
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external';
import { forgetPageDuration } from '@/lib/next-internals/page-durations.mjs';
import {
  type Entry,
  isStale,
  pageKind,
  partsOf,
  replaceParts,
  sentFor,
  tagsOf,
  toStale,
} from '@/lib/next-internals/page-entry.mjs';
import { expectOfNext } from '../../support/expect-of-next';
import { stopClock } from '../../support/stop-clock';

// These are const enums, which isolated modules cannot import.
const { CachedRouteKind, IncrementalCacheKind } = jest.requireActual('next/dist/server/response-cache');
const { RouteKind } = jest.requireActual('next/dist/server/route-kind');

const year = 31_536_000;
let stored: Entry;
let storageKey: string;

class Handler {
  async get(key: string) {
    storageKey = key;
    return stored;
  }
  async set() {}
  async revalidateTag() {}
  resetRequestCache() {}
}

/** Returns the state that Next's cache gives the handler's entry. */
async function lookUp() {
  const cache = new IncrementalCache({
    dev: false,
    minimalMode: false,
    requestHeaders: {},
    previewProps: { previewModeId: 'id' },
    CurCacheHandler: Handler,
    prerenderManifest: { routes: {}, dynamicRoutes: {} },
  } as unknown as ConstructorParameters<typeof IncrementalCache>[0]);
  const route = { kind: RouteKind.APP_PAGE, sourceRoute: '/[locale]/faq/page' };
  const context = { kind: IncrementalCacheKind.APP_PAGE, isFallback: false, isRoutePPREnabled: false, route };
  return cache.get('/us-en/faq', context as unknown as Parameters<typeof cache.get>[1]);
}

stopClock();
const page = () => ({ kind: pageKind, html: '<p>a</p>', headers: { 'x-next-cache-tags': 'a,b' } });
const entry = (ageSeconds: number): Entry => ({
  lastModified: Date.now() - ageSeconds * 1000,
  tags: [],
  value: page(),
  cacheControl: { revalidate: 300, expire: year },
});

test('an entry has the kind and the tags header that Next reads', () => {
  expectOfNext(`the kind ${pageKind}`, CachedRouteKind.APP_PAGE === pageKind);
  expectOfNext(
    'the header of the tags',
    tagsOf({ headers: { [NEXT_CACHE_TAGS_HEADER]: 'a,b' } }).join() === 'a,b',
  );
  expect(tagsOf(null)).toEqual(['']);
});

test('Next agrees which entry is stale', async () => {
  for (const age of [0, 299, 301, 86_400]) {
    stored = entry(age);
    const found = await lookUp();
    expectOfNext(`isStale of an entry of ${age} s`, (found?.isStale === true) === isStale(stored));
  }
});

test('Next serves a stale entry once more, without a wait', async () => {
  stored = toStale(entry(0));
  expectOfNext('serving a stale entry while rendering', (await lookUp())?.isStale === true);
  // With its `expire` the entry would count as expired, for which Next returns -1.
  stored = { ...toStale(entry(0)), cacheControl: { revalidate: 300, expire: year } };
  expectOfNext('blocking on an expired entry', (await lookUp())?.isStale === -1);
});

test('Next sends an entry for some seconds at most, and renders it again only if it is stale', async () => {
  for (const [age, seconds, expected] of [
    [299, 20, { isStale: undefined, cacheControl: { revalidate: 20, expire: 20 } }],
    [299, 9000, { isStale: undefined, cacheControl: { revalidate: 300, expire: 9000 } }],
    [301, 20, { isStale: true, cacheControl: { revalidate: 20, expire: undefined } }],
  ] as const) {
    stored = sentFor(entry(age), seconds);
    const { isStale: found, cacheControl } = (await lookUp()) ?? {};
    expect({ isStale: found, cacheControl }).toEqual(expected);
  }
  const { cacheControl: _, ...bare } = entry(0);
  expect(sentFor(bare, 20)).toBe(bare);
});

test('the duration that Next stores is deleted with the page', async () => {
  stored = entry(0);
  await lookUp();
  const remembered: unknown = Reflect.get(SharedCacheControls, 'cacheControls');
  expectOfNext(
    'the map SharedCacheControls.cacheControls',
    remembered instanceof Map && remembered.has(storageKey),
  );
  forgetPageDuration(storageKey);
  expect((remembered as Map<string, unknown>).has(storageKey)).toBe(false);
});

test('only an entry with a duration gets stale by its age', () => {
  const aged = (cacheControl?: object) => isStale({ ...entry(86_400), cacheControl } as Entry);
  expect([aged({ revalidate: 300 }), aged({ revalidate: false }), aged()]).toEqual([true, false, false]);
  const { cacheControl: _, ...bare } = entry(0);
  expect(toStale(bare)).toEqual({ ...bare, lastModified: expect.any(Number) });
  expect([isStale(bare), isStale(toStale(bare)), isStale(toStale(entry(0)))]).toEqual([false, true, true]);
});

test('every part of a page is replaced, headers and segments included', () => {
  const value = {
    ...page(),
    rscData: 'r',
    segmentData: new Map([['/a', 's']]),
  };
  replaceParts(value, (part) => `${part}!`);
  expect(value).toEqual({
    kind: pageKind,
    html: '<p>a</p>!',
    rscData: 'r!',
    segmentData: new Map([['/a', 's!']]),
    headers: { 'x-next-cache-tags': 'a,b!' },
  });
  const bare: Record<string, unknown> = { html: 'h' };
  replaceParts(bare, (part) => part);
  expect(bare).toEqual({ html: 'h', headers: {} });
});

test('an entry without a value has no tags and no text', () => {
  expect([tagsOf({}), tagsOf({ headers: {} })]).toEqual([[''], ['']]);
  expect(partsOf(null)).toEqual([undefined, undefined, undefined, '""']);
});

test('an entry has the parts that its size is computed from', () => {
  const segmentData = new Map([['/a', Buffer.from('seg')]]);
  expect(
    partsOf({ html: 'h', rscData: Buffer.from('r'), body: undefined, data: { x: 1 }, segmentData }),
  ).toEqual(['h', Buffer.from('r'), undefined, '{"x":1}', Buffer.from('seg')]);
});
