// Rules: CONT-09
import { GET } from '@/app/aem-api/graphql/execute.json/[brand]/[...query]/route';
import { type Backends, startBackends } from '@/mocks/server';
import { passDelay } from '../support/pass-delay';
import { stopClock } from '../support/stop-clock';

const mockConfig = { appEnv: 'local', content: {} as object, upstreamTimeoutMs: 2000 };
jest.mock('@/lib/config', () => ({ getConfig: () => mockConfig }));
jest.mock('@/lib/observability/logger', () => ({ logger: { warn: jest.fn(), error: jest.fn() } }));

const folder = '/content/dam/solstride/us/en/content-fragments/slides/';
const get = (rest: string) =>
  GET(new Request(`http://localhost:3000/aem-api/graphql/execute.json/solstride/${rest}`));
const query = `slides${encodeURIComponent(`;folderPath=${folder}`)}`;

stopClock();
let backends: Backends;
beforeAll(async () => {
  backends = await startBackends();
});
afterAll(() => backends.close());
beforeEach(() => {
  backends.services.aem.reset();
  mockConfig.appEnv = 'local';
  mockConfig.content = { kind: 'aem', origin: backends.url, authorization: 'Basic dTpw' };
});

test('serves the sample without AEM', async () => {
  mockConfig.content = { kind: 'sample' };
  const response = await get(`slides?folderPath=${folder}`);
  expect(response.status).toBe(200);
  expect((await response.json()).data.slidesData.items.length).toBeGreaterThan(0);
  expect(backends.services.aem.log()).toEqual([]);
});

test.each([query, `slides;folderPath=${folder}`, `slides?folderPath=${folder}`])(
  'forwards %s in the one form that AEM has, with the credentials',
  async (rest) => {
    const response = await get(rest);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await response.json()).data.slidesData.items.length).toBeGreaterThan(0);
    expect(backends.services.aem.log()).toMatchObject([
      { method: 'GET', url: `/graphql/execute.json/solstride/${query}`, authorization: 'Basic dTpw' },
    ]);
  },
);

test.each([
  'slides',
  `unknown?folderPath=${folder}`,
  `slides/../../other?folderPath=${folder}`,
  '..%2f..%2fsystem%2fconsole',
  '%2e%2e/%2e%2e/system/console',
  `slides;folderPath=${folder}%2e%2e/`,
  `slides;folderPath=${folder}%252e%252e/`,
  `slides;folderPath=${folder}x;y=z/`,
  'slides;folderPath=//elsewhere.example/',
])('forwards nothing for %s', async (rest) => {
  const response = await get(rest);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: { code: 'unknown-query', message: expect.any(String) } });
  expect(backends.services.aem.log()).toEqual([]);
});

test.each(['dev', 'staging', 'production'])('is 404 in %s', async (appEnv) => {
  mockConfig.appEnv = appEnv;
  mockConfig.content = { kind: 'api', baseUrl: backends.url, assetsUrl: backends.url };
  const response = await get(query);
  expect([response.status, await response.json()]).toEqual([
    404,
    { error: { code: 'not-found', message: expect.any(String) } },
  ]);
  expect(backends.services.aem.log()).toEqual([]);
});

test.each([
  [{ status: 500 }, 502, 'upstream-http'],
  [{ mode: 'html-login' as const }, 502, 'upstream-not-json'],
  [{ mode: 'drop' as const }, 502, 'upstream-network'],
  [{ delayMs: 4000 }, 504, 'upstream-timeout'],
])('%j is %d %s, without internal addresses', async (switches, status, code) => {
  backends.services.aem.set(switches);
  const pending = get(query);
  await passDelay(backends.services.aem);
  const response = await pending;
  const body = await response.text();
  expect([response.status, JSON.parse(body).error.code]).toEqual([status, code]);
  expect(body).not.toContain('127.0.0.1');
});

test('passes on GraphQL errors', async () => {
  backends.services.aem.set({ mode: 'graphql-error' });
  expect(await (await get(query)).json()).toMatchObject({ errors: [{ message: expect.any(String) }] });
});
