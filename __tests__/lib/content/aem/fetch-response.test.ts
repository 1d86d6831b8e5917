// Rules: CONT-02
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { contentRequest, fetchResponse, persistedQueryUrl } from '@/lib/content/aem/aem-source';
import { stopClock } from '../../../support/stop-clock';

const folder = '/content/dam/solstride/us/en/content-fragments/slides/';
const encoded = '%2Fcontent%2Fdam%2Fsolstride%2Fus%2Fen%2Fcontent-fragments%2Fslides%2F';
stopClock();
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('AEM gets its own form of a persisted-query variable, and the credentials', () => {
  const source = { kind: 'aem', origin: 'http://aem.test', authorization: 'Basic eDp5' } as const;
  expect(contentRequest(source, 'slides', folder)).toEqual({
    url: `http://aem.test/graphql/execute.json/solstride/slides%3BfolderPath%3D${encoded}`,
    headers: { authorization: 'Basic eDp5' },
  });
  expect(contentRequest({ ...source, authorization: null }, 'slides', folder).headers).toEqual({});
});

test('the content API gets a query string', () => {
  const source = {
    kind: 'api',
    baseUrl: 'http://api.test/v1',
    assetsUrl: 'http://assets.test',
    renditions: 'service',
  } as const;
  expect(contentRequest(source, 'slides', folder)).toEqual({
    url: `http://api.test/v1/slides?folderPath=${encoded}`,
    headers: {},
  });
});

test.each(['/content/dam/a;b=c/', '/content/dam/a=b/'])('%s cannot travel in a persisted query', (path) => {
  expect(() => persistedQueryUrl('http://aem.test', 'slides', path)).toThrow(RangeError);
});

test('without a backend the sample content is read, and no call is made', async () => {
  const response = await fetchResponse(
    { content: { kind: 'sample' }, upstreamTimeoutMs: 100, contentMaxBytes: 10_000_000 },
    'slides',
    folder,
  );
  expect(response).toMatchObject({ ok: true, value: { data: { slidesData: { items: expect.any(Array) } } } });
});

test('a zero-sugar folder has its own sample', async () => {
  const zero = '/content/dam/solstride/us/en/content-fragments/product/zero-sugar/';
  const response = await fetchResponse(
    { content: { kind: 'sample' }, upstreamTimeoutMs: 100, contentMaxBytes: 10_000_000 },
    'product',
    zero,
  );
  const paths = JSON.stringify(response).match(/"_path":"[^"]+\/product\/[^"]+"/g) ?? [];
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.every((path) => path.includes('/product/zero-sugar/'))).toBe(true);
});

test('the sample never replaces a backend that fails', async () => {
  server.use(http.get('http://aem.test/*', () => HttpResponse.json({}, { status: 500 })));
  const content = { kind: 'aem', origin: 'http://aem.test', authorization: null } as const;
  expect(
    await fetchResponse({ content, upstreamTimeoutMs: 1000, contentMaxBytes: 10_000_000 }, 'slides', folder),
  ).toMatchObject({
    ok: false,
    error: { kind: 'http' },
  });
});
