import { type Backends, startBackends } from '@/mocks/server';
import { stopClock } from '../support/stop-clock';
import { until } from '../support/until';

const folder = '/content/dam/solstride/us/en/content-fragments/slides/';
const persisted = `/graphql/execute.json/solstride/slides${encodeURIComponent(`;folderPath=${folder}`)}`;
const viaApi = `/content-api/slides?folderPath=${encodeURIComponent(folder)}`;

stopClock();
let backends: Backends;
beforeAll(async () => {
  backends = await startBackends();
});
afterAll(() => backends.close());
beforeEach(() => control('DELETE', '/__control'));

const get = (path: string, init: RequestInit = {}) => fetch(backends.url + path, init);
const control = (method: string, path: string, body?: unknown) =>
  get(path, body === undefined ? { method } : { method, body: JSON.stringify(body) });
const headlines = async (path: string) => {
  const { data } = await (await get(path)).json();
  return data.slidesData.items.map((item: { slideHeadline?: string }) => item.slideHeadline);
};

test.each([persisted, decodeURIComponent(persisted), viaApi])('responds to %s', async (path) => {
  expect((await headlines(path)).length).toBeGreaterThan(2);
});

test('the folder limits the response', async () => {
  const response = await get(viaApi.replace('us', 'ca'));
  const text = await response.text();
  expect(text).toContain('/ca/en/');
  expect(text).not.toContain('/us/en/');
});

test.each([
  '/graphql/execute.json/solstride/slides',
  `/graphql/execute.json/solstride/slides?folderPath=${folder}`,
])('%s is an error with status 200, because the variable is missing', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    errors: [expect.objectContaining({ message: expect.stringContaining('$folderPath') })],
  });
});

test.each(['/graphql/execute.json/solstride/unknown', '/content-api/unknown?folderPath=x', '/elsewhere'])(
  '%s is not found',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('serves files, renditions and ranges', async () => {
  const picture = '/content/dam/solstride/us/en/hero/fruit-punch-desktop.webp';
  const original = await (await get(picture)).arrayBuffer();
  const rendition = await get(`/assets${picture}.500.webp`);
  expect(rendition.headers.get('content-type')).toBe('image/webp');
  expect((await rendition.arrayBuffer()).byteLength).toBeLessThan(original.byteLength);
  const film = await get('/assets/content/dam/solstride/us/en/hero/loop-mobile.mp4', {
    headers: { range: 'bytes=0-3' },
  });
  expect([film.status, (await film.arrayBuffer()).byteLength]).toEqual([206, 4]);
  expect((await get('/content/dam/solstride/us/en/hero/none.webp.500.webp')).status).toBe(404);
  expect((await get(`${picture}.501.webp`)).status).toBe(404);
});

test.each([
  [{ status: 503 }, async () => expect((await get(viaApi)).status).toBe(503)],
  [{ mode: 'html-login' }, async () => expect(await (await get(viaApi)).text()).toContain('<!doctype html>')],
  [
    { mode: 'graphql-error' },
    async () => expect(await (await get(viaApi)).json()).toMatchObject({ errors: [{}], data: null }),
  ],
  [{ mode: 'empty' }, async () => expect(await headlines(viaApi)).toEqual([])],
  [{ mode: 'broken-json' }, async () => expect((await get(viaApi)).json()).rejects.toThrow()],
  [{ mode: 'drop' }, async () => expect(get(viaApi)).rejects.toThrow()],
  [
    { requireAuth: 'Basic dTpw' },
    async () => {
      expect((await get(viaApi)).status).toBe(401);
      expect((await get(viaApi, { headers: { authorization: 'Basic dTpw' } })).status).toBe(200);
    },
  ],
  [{ mode: 'empty', only: '/ca/fr/' }, async () => expect(await headlines(viaApi)).not.toEqual([])],
  [
    { mode: 'empty', only: '/us/en/content-fragments/slides/' },
    async () => expect(await headlines(viaApi)).toEqual([]),
  ],
])('applies the switches %j', async (switches, check) => {
  expect((await control('PUT', '/__control/aem', switches)).status).toBe(200);
  await check();
});

test('delays responses', async () => {
  await control('PUT', '/__control/aem', { delayMs: 120 });
  const delayed = get(viaApi);
  await until(() => backends.services.aem.log().length > 0);
  jest.advanceTimersByTime(119);
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(1);
  expect((await delayed).status).toBe(200);
});

test('reports and resets its state', async () => {
  await control('PUT', '/__control/aem', { mode: 'empty' });
  await control('PUT', '/__control/aem', { status: 404 });
  expect(await (await get('/__control')).json()).toMatchObject({ aem: { mode: 'empty', status: 404 } });
  expect(await (await control('DELETE', '/__control')).json()).toMatchObject({
    aem: { mode: 'ok', status: 200 },
  });
});

test.each([
  ['PUT', '/__control/aem', { mode: 'wild' }, 400],
  ['PUT', '/__control/aem', { unknown: 1 }, 400],
  ['PUT', '/__control/aem', { delayMs: -1 }, 400],
  ['PUT', '/__control/aem', [], 400],
  ['PUT', '/__control/toString', {}, 404],
  ['PUT', '/__content/slides', { patch: {} }, 400],
  ['PUT', '/__content/unknown', { items: [] }, 404],
  ['POST', '/__control', {}, 404],
])('%s %s %j is %d', async (method, path, body, status) => {
  const response = await control(method, path, body);
  expect([response.status, await response.json()]).toEqual([
    status,
    { error: { code: expect.any(String), message: expect.any(String) } },
  ]);
});

test('logs requests', async () => {
  await get(persisted, { headers: { authorization: 'Bearer t' } });
  expect(await (await get('/__log')).json()).toMatchObject([
    { service: 'aem', method: 'GET', url: persisted, authorization: 'Bearer t' },
  ]);
  await control('DELETE', '/__log');
  expect(await (await get('/__log')).json()).toEqual([]);
});

test('publishes changes until it is reset', async () => {
  const patch = { _path: `${folder}fruit-punch`, slideHeadline: 'New' };
  await control('PUT', '/__content/slides', { patch });
  expect(await headlines(viaApi)).toContain('New');
  await control('PUT', '/__content/slides', { patch: { _path: `${folder}added`, slideHeadline: 'Added' } });
  expect(await headlines(viaApi)).toEqual(expect.arrayContaining(['New', 'Added']));
  await control('PUT', '/__content/slides', { items: [{ _path: `${folder}only`, slideHeadline: 'Only' }] });
  expect(await headlines(persisted)).toEqual(['Only']);
  await control('DELETE', '/__control');
  expect(await headlines(viaApi)).not.toContain('Only');
});
