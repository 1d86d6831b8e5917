// Rules: CONT-10, EDIT-04
import { POST as leave } from '@/app/api/preview/exit/route';
import { GET } from '@/app/api/preview/route';
import { isPass } from '@/lib/preview/preview-pass';
import { configFor } from './support';

let mockConfig = configFor('production', { PREVIEW_SECRET: 'look-at-the-draft' });
const mockCookies = { set: jest.fn() };
jest.mock('next/headers', () => ({ cookies: async () => mockCookies }));
jest.mock('@/lib/config', () => ({ getConfig: () => mockConfig }));
jest.mock('@/lib/observability/logger', () => ({
  logger: { warn: jest.fn(), info: jest.fn(), error: jest.fn() },
}));

beforeEach(() => {
  mockConfig = configFor('production', { PREVIEW_SECRET: 'look-at-the-draft' });
  jest.clearAllMocks();
});

const send = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  GET(new Request(`http://localhost:3000/api/preview?${new URLSearchParams(query)}`, { headers }));

test.each([
  ['/', '/'],
  ['/sports-drink/fruit-punch?x=1', '/sports-drink/fruit-punch?x=1'],
  [undefined, '/'],
])('the secret leads to %j, with a pass', async (path, location) => {
  const response = await send({ secret: 'look-at-the-draft', ...(path && { path }) });
  expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
    307,
    location,
    'no-store',
  ]);
  const [[name, pass, attributes]] = mockCookies.set.mock.calls;
  expect([name, isPass(pass, 'look-at-the-draft')]).toEqual(['solstride-preview', true]);
  expect(attributes).toMatchObject({ httpOnly: true, secure: true, sameSite: 'lax' });
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'faq',
  '',
  '/\t/evil.example',
  '/a\nb',
])('the path %j is not on this site', async (path) => {
  expect((await send({ secret: 'look-at-the-draft', path })).status).toBe(422);
  expect(mockCookies.set).not.toHaveBeenCalled();
});

test('a wrong secret is rejected; without a configured one the route is 503', async () => {
  expect((await send({ secret: 'wrong', path: '//evil.example' })).status).toBe(401);
  expect((await send({ path: '/' })).status).toBe(401);
  mockConfig = configFor('production');
  expect((await send({ secret: '', path: '/' })).status).toBe(503);
  expect(mockCookies.set).not.toHaveBeenCalled();
});

test.each([
  ['https://solstride.example/faq?a=b', '/faq?a=b'],
  ['https://solstride.example//evil.example', '/'],
  ['', '/'],
])('the exit from %j leads to %s', async (referer, location) => {
  const request = new Request('http://localhost:3000/api/preview/exit', {
    method: 'POST',
    headers: { referer, origin: 'https://solstride.example' },
  });
  const response = await leave(request);
  expect([response.status, response.headers.get('location')]).toEqual([303, location]);
  const [[name, value, { expires }]] = mockCookies.set.mock.calls;
  expect([name, value, expires]).toEqual(['solstride-preview', '', new Date(0)]);
});

describe('in the frame of another site (EDIT-04)', () => {
  const editor = { AEM_AUTHOR_URL: 'https://author.example' };
  const framed = { 'sec-fetch-dest': 'iframe' };
  const crossSite = { httpOnly: true, path: '/', sameSite: 'none', secure: true, partitioned: true };

  test('with an editor the pass travels and is partitioned', async () => {
    mockConfig = configFor('production', { PREVIEW_SECRET: 'look-at-the-draft', ...editor });
    await send({ secret: 'look-at-the-draft' }, framed);
    expect(mockCookies.set.mock.calls).toEqual([
      ['solstride-preview', expect.any(String), { ...crossSite, maxAge: 8 * 60 * 60 }],
    ]);
  });

  test.each([
    ['without an editor', {}, framed],
    ['in a window of its own', editor, { 'sec-fetch-dest': 'document' }],
  ])('%s it stays with the site', async (_, variables, headers) => {
    mockConfig = configFor('production', { PREVIEW_SECRET: 'look-at-the-draft', ...variables });
    await send({ secret: 'look-at-the-draft' }, headers as Record<string, string>);
    const [[name, , attributes], ...others] = mockCookies.set.mock.calls;
    expect([name, attributes.sameSite, 'partitioned' in attributes, others]).toEqual([
      'solstride-preview',
      'lax',
      false,
      [],
    ]);
  });

  test('leaving removes it', async () => {
    mockConfig = configFor('production', { PREVIEW_SECRET: 'look-at-the-draft', ...editor });
    const headers = { ...framed, origin: 'https://solstride.example' };
    await leave(new Request('http://localhost:3000/api/preview/exit', { method: 'POST', headers }));
    expect(mockCookies.set.mock.calls).toEqual([
      ['solstride-preview', '', { ...crossSite, expires: new Date(0) }],
    ]);
  });
});

test('another site cannot end it', async () => {
  const headers = { origin: 'https://evil.example' };
  const request = new Request('http://localhost:3000/api/preview/exit', { method: 'POST', headers });
  expect((await leave(request)).status).toBe(403);
  expect(mockCookies.set).not.toHaveBeenCalled();
});
