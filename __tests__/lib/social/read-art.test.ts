// Rules: SEO-04
import { readFile } from 'node:fs/promises';
import type { Config } from '@/lib/config';
import { getLocale } from '@/lib/locales/definitions';
import { readArt } from '@/lib/social/read-art';
import { stopClock } from '../../support/stop-clock';
import { testServer } from '../../support/test-server';
import { until } from '../../support/until';

let mockContent: Config['content'] = { kind: 'sample' };
jest.mock('@/lib/config', () => ({ getConfig: () => ({ content: mockContent }) }));

stopClock();
const { received, serve } = testServer();

const locale = getLocale('ca-fr');
const shot = '/content/dam/solstride/us/en/products/sports-drink/fruit-punch/16oz.webp';
const read = (content: Config['content'], asset: string | null = shot) => {
  mockContent = content;
  return readArt(asset, locale, { content, upstreamTimeoutMs: 1000 });
};
const api = (assetsUrl: string, renditions: 'service' | 'site' = 'service') =>
  ({ kind: 'api', baseUrl: 'http://api.test', assetsUrl, renditions }) as const;
const aem = (origin: string, authorization: string | null = null) =>
  ({ kind: 'aem', origin, authorization }) as const;

test('the sample has its pack shots on disk', async () => {
  const bytes = await readFile('sample/assets/ca/products/sports-drink/fruit-punch/16oz.webp');
  expect(await read({ kind: 'sample' })).toEqual(bytes);
});

test('the assets service is asked for a rendition, and AEM for the original with its authorization', async () => {
  const requests: unknown[] = [];
  const origin = await serve(({ url, headers }, response) => {
    requests.push([url, headers.authorization]);
    response.end('bytes');
  });
  const base = origin.slice(0, -1);
  const local = shot.replace('/us/en/', '/ca/fr/');
  for (const content of [api(base), api(base, 'site'), aem(base), aem(base, 'Bearer x')])
    expect(await read(content)).toEqual(new Uint8Array(Buffer.from('bytes')));
  expect(requests).toEqual([
    [`${local}.1024.webp`, undefined],
    [local, undefined],
    [local, undefined],
    [local, 'Bearer x'],
  ]);
});

test.each([
  ['is missing', 404, {}],
  ['is behind a login', 302, { location: '/login' }],
  ['is larger than 12 MB', 200, { 'content-length': String(12 * 1024 * 1024 + 1) }],
])('a pack shot that %s is left out', async (_, status, headers) => {
  const origin = await serve((_request, response) => response.writeHead(status, headers).end('x'));
  expect(await read(aem(origin.slice(0, -1)))).toBeNull();
  expect(received()).toBe(1);
});

test('a pack shot of 12 MB is read', async () => {
  const origin = await serve((_request, response) => response.end(Buffer.alloc(12 * 1024 * 1024)));
  expect(await read(aem(origin.slice(0, -1)))).toHaveLength(12 * 1024 * 1024);
});

test('a pack shot that does not arrive in time is left out', async () => {
  const origin = await serve((_request, response) => response.writeHead(200).write('x'));
  const art = read(aem(origin.slice(0, -1)));
  await until(() => received() === 1);
  jest.advanceTimersByTime(1000);
  expect(await art).toBeNull();
});

test('the rest of an error is not awaited', async () => {
  let close = () => {};
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  const origin = await serve((_request, response) => {
    response.once('close', close).writeHead(500).write('x');
  });
  expect(await read(aem(origin.slice(0, -1)))).toBeNull();
  await closed;
});

test.each([
  ['no picture', null],
  ['a path outside the assets', '/etc/passwd'],
  ['a file that does not exist', '/content/dam/solstride/us/en/none.webp'],
  ['a folder', '/content/dam/solstride/us/en'],
])('%s yields no pack shot', async (_, asset) => {
  expect(await read({ kind: 'sample' }, asset)).toBeNull();
});
