// Rules: OPS-10
import { serializeLargeBuffersAsBase64 } from '@/lib/next-internals/buffer-json';
import { expectOfNext } from '../../support/expect-of-next';

const { toJSON } = Buffer.prototype;
beforeEach(serializeLargeBuffersAsBase64);
afterEach(() => {
  Buffer.prototype.toJSON = toJSON;
});

const large = Buffer.alloc(64 * 1024, 'ä');

test('a large buffer becomes base64, which holds every byte', () => {
  const { body } = JSON.parse(JSON.stringify({ body: large }));
  expect(body.type).toBe('Buffer');
  expect(Buffer.from(body.base64, 'base64').equals(large)).toBe(true);
});

test('a smaller buffer becomes what Node makes of it', () => {
  const small = large.subarray(1);
  expect(JSON.stringify(small)).toBe(JSON.stringify({ type: 'Buffer', data: [...small] }));
});

test('Next measures what it stores without a number for each byte', async () => {
  const { IncrementalCache } = await import('next/dist/server/lib/incremental-cache');
  const cache = new IncrementalCache({
    dev: false,
    requestHeaders: {},
    maxMemoryCacheSize: 0,
    previewProps: { previewModeId: '' } as never,
    prerenderManifest: {} as never,
    fetchCacheKeyPrefix: '',
  });
  const route = { kind: 'APP_ROUTE', sourceRoute: '/sitemap.xml' };
  const serialize = jest.spyOn(JSON, 'stringify');
  const value = { kind: 'APP_ROUTE', body: large, status: 200, headers: {} };
  await cache.set('/sitemap.xml', value as never, { route } as never);
  const stored = serialize.mock.calls.findIndex(([given]) => given === value);
  expectOfNext(
    'that Next serializes what it stores (if not, lib/next-internals/buffer-json.ts is superfluous)',
    stored >= 0,
  );
  expect(String(serialize.mock.results[stored]?.value).length).toBeLessThan(large.length * 1.5);
  serialize.mockRestore();
});
