// Rules: API-05, API-12
import { POST } from '@/app/api/revalidate/route';
import { flushPublications } from '@/lib/content/publications';
import { configFor, post, read } from './support';

const secret = { REVALIDATE_SECRET: 'open-sesame-please' };
let mockConfig = configFor('production', secret);
const mockExpire = jest.fn(async () => {});
jest.mock('@/lib/config', () => ({ getConfig: () => mockConfig }));
jest.mock('@/lib/observability/logger', () => ({
  logger: { warn: jest.fn(), info: jest.fn(), error: jest.fn() },
}));
jest.mock('@/lib/content/content-client', () => ({
  getContentClient: () => ({ expire: (...all: unknown[]) => mockExpire(...(all as [])) }),
}));

const authorization = `Bearer ${secret.REVALIDATE_SECRET}`;
const send = (body: unknown, headers: Record<string, string> = { authorization }) =>
  read(POST(post('/api/revalidate', body, headers)));

beforeEach(() => {
  mockConfig = configFor('production', secret);
  jest.clearAllMocks();
});

test.each<[{ type: string; locale?: string | null }, unknown]>([
  [{ type: 'product', locale: 'us-en' }, ['content:product:us-en']],
  [{ type: 'slides' }, ['content:slides:ca-fr', 'content:slides:ca-en', 'content:slides:us-en']],
  [{ type: 'partners', locale: null }, expect.arrayContaining(['content:partners:ca-en'])],
])('%j expires stored content and pages', async (body, tags) => {
  const { status, body: response } = await send(body);
  expect([status, response.revalidated]).toEqual([202, tags]);
  expect(mockExpire).toHaveBeenCalledWith(body.type, body.locale ?? undefined);
});

test.each([
  [{}, ['type']],
  [{ type: 'toString' }, ['type']],
  [{ type: 'product', locale: 'de' }, ['locale']],
  [{ type: 7, locale: 8 }, ['type', 'locale']],
  [[], ['type']],
  [null, ['type']],
  ['text', ['type']],
])('%j is rejected with its fields', async (body, fields) => {
  const { status, body: response } = await send(JSON.stringify(body));
  expect([status, Object.keys(response.error.fields)]).toEqual([422, fields]);
  expect(mockExpire).not.toHaveBeenCalled();
});

const root = '/content/dam/solstride';
const grape = `${root}/us/en/content-fragments/product/lyte/grape`;
const rowing = `${root}/ca/fr/content-fragments/partners/rowing`;

test.each([
  [{ path: grape }, ['content:product:us-en']],
  [{ path: `${root}/ca/en/content-fragments/campaign/blocks/summer/hero` }, ['content:campaign:ca-en']],
  [{ paths: [grape, rowing, grape] }, ['content:product:us-en', 'content:partners:ca-fr']],
])('%j is accepted, and expires its content after the delay', async (body, tags) => {
  const { status, body: response } = await send(body);
  expect([status, response]).toEqual([202, { revalidated: tags }]);
  expect(mockExpire).not.toHaveBeenCalled();
  await flushPublications();
  expect(mockExpire.mock.calls.map((call) => `content:${call.join(':')}`)).toEqual(tags);
});

test('the type counts when there is a path too', async () => {
  expect(await send({ type: 'product', locale: 'us-en', path: '/etc' })).toMatchObject({ status: 202 });
  expect(mockExpire).toHaveBeenCalledWith('product', 'us-en');
});

test.each([
  { path: '/etc/passwd' },
  { path: `${grape}/../../../../../../other` },
  { path: grape.replace('lyte/', '%2e%2e/') },
  { path: '' },
  { paths: [grape, '/content/dam/other/us/en/logo.svg'] },
])('%j is rejected, and nothing is invalidated', async (body) => {
  expect(await send(body)).toMatchObject({ status: 422, body: { error: { code: 'unknown-path' } } });
  await flushPublications();
  expect(mockExpire).not.toHaveBeenCalled();
});

test.each([
  [{ path: 7 }, 'path'],
  [{ path: null }, 'path'],
  [{ path: [grape] }, 'path'],
  [{ paths: [] }, 'paths'],
  [{ paths: grape }, 'paths'],
  [{ paths: [grape, 7] }, 'paths'],
  [{ paths: new Array(101).fill('/a') }, 'paths'],
])('%j has a wrong field', async (body, field) => {
  const { status, body: response } = await send(body);
  expect([status, Object.keys(response.error.fields)]).toEqual([422, [field]]);
});

test.each([
  '',
  'Bearer',
  'Bearer wrong',
  'Basic open-sesame-please',
  'open-sesame-please',
  'Bearer open-sesame-please2',
  'Bearer open',
  'Bearer open-sesame-pleas',
])('the header %j is rejected', async (header) => {
  const { status, headers, body } = await send({ type: 'product' }, { authorization: header });
  expect([status, body.error.code, headers.get('www-authenticate')]).toEqual([401, 'unauthorized', 'Bearer']);
  expect(mockExpire).not.toHaveBeenCalled();
});

test('without a secret the route is 503', async () => {
  mockConfig = configFor('production');
  expect(await send({ type: 'product' })).toMatchObject({
    status: 503,
    body: { error: { code: 'not-configured' } },
  });
});

test('the body is JSON of a limited size', async () => {
  expect(await send('{')).toMatchObject({ status: 400 });
  expect(await send({ type: 'x'.repeat(40_000) })).toMatchObject({ status: 413 });
  expect(await send('type=product', { authorization, 'content-type': 'text/plain' })).toMatchObject({
    status: 415,
  });
});
