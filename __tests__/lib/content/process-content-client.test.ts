import { tagInvalidations } from '@/lib/cache/shared-state.mjs';
import { createMemoryStore, publishedSharedContent } from '@/lib/content/content-store';
import { getLocale } from '@/lib/locales/definitions';
import { logger } from '@/lib/observability/logger';
import { processSingleton } from '@/lib/process-singleton.mjs';
import { type Backends, startBackends } from '@/mocks/server';
import { stopClock } from '../../support/stop-clock';

const mockConfig = { content: {} as object, contentRevalidateSeconds: 300, upstreamTimeoutMs: 3000 };
jest.mock('@/lib/config', () => ({ getConfig: () => mockConfig, isDevelopment: () => false }));
jest.mock('@/lib/observability/logger', () => ({ logger: { warn: jest.fn(), error: jest.fn() } }));

const locale = getLocale('us-en');
const slides = { type: 'slides', locale } as const;
const folder = '/content/dam/solstride/us/en/content-fragments/slides';

/** The content client of a freshly started process. */
async function freshClient() {
  processSingleton('content-client').set(undefined);
  const { getContentClient } = await import('@/lib/content/content-client');
  expect(getContentClient()).toBe(getContentClient());
  return getContentClient();
}

stopClock();
let backends: Backends;
beforeAll(async () => {
  backends = await startBackends();
});
afterAll(() => backends.close());
beforeEach(() => {
  jest.clearAllMocks();
  backends.services.aem.reset();
  mockConfig.content = { kind: 'aem', origin: backends.url, authorization: null };
});

test('reads from the configured backend once', async () => {
  const client = await freshClient();
  expect(await client.read(slides)).toMatchObject({ state: 'fresh' });
  await client.read(slides);
  expect(backends.services.aem.log()).toHaveLength(1);
});

test('content that replicas share is served without a request', async () => {
  const item = { path: `${folder}/shared` };
  publishedSharedContent.set(() => ({
    ...createMemoryStore(),
    get: async () => ({ items: [item], readAt: Date.now(), expired: false }),
  }));
  const client = await freshClient();
  publishedSharedContent.set(undefined);
  expect(await client.read(slides)).toMatchObject({ state: 'fresh', items: [item] });
  expect(backends.services.aem.log()).toEqual([]);
});

test('the sample needs no backend and is not stored', async () => {
  mockConfig.content = { kind: 'sample' };
  const client = await freshClient();
  expect(await client.read(slides)).toMatchObject({ state: 'fresh', freshForMs: 300_000 });
  await client.expire('slides');
  expect(backends.services.aem.log()).toEqual([]);
});

test('a backend that is down from the start returns no content, and the reason is logged', async () => {
  backends.services.aem.set({ mode: 'html-login' });
  const client = await freshClient();
  expect(await client.read(slides)).toMatchObject({ state: 'failed' });
  expect(logger.error).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'slides', folderPath: `${folder}/`, stale: false }),
    'content request failed',
  );
});

test('a dropped item is counted and logged with its path', async () => {
  const items = [{ _path: `${folder}/good` }, { _path: `${folder}/bad`, slideImage: 5 }];
  backends.services.aem.publish('slides', { items });
  const client = await freshClient();
  expect(await client.read(slides)).toMatchObject({ items: [{ path: `${folder}/good` }] });
  expect(logger.warn).toHaveBeenCalledWith(
    expect.objectContaining({ count: 1, dropped: [expect.objectContaining({ path: `${folder}/bad` })] }),
    'content items dropped',
  );
});

test.each(['aem', 'sample'])('a publication invalidates the pages with content of %s', async (kind) => {
  if (kind === 'sample') mockConfig.content = { kind };
  tagInvalidations().clear();
  await (await freshClient()).expire('slides', 'us-en');
  expect([...tagInvalidations().keys()]).toEqual(['content:slides:us-en']);
});
