import { setupServer } from 'msw/node';
import { fetchResponse } from '@/lib/content/aem/aem-source';
import { createAem } from '@/mocks/handlers/aem';
import { stopClock } from '../support/stop-clock';

const aem = createAem();
stopClock();
const server = setupServer(...aem.handlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => aem.reset());
afterAll(() => server.close());

const folder = '/content/dam/solstride/ca/fr/content-fragments/partners/';
const sources = [
  { kind: 'aem', origin: 'http://aem.test', authorization: null },
  {
    kind: 'api',
    baseUrl: 'http://api.test/content-api',
    assetsUrl: 'http://assets.test',
    renditions: 'service',
  },
] as const;

test.each(sources)('the handlers respond to the site inside a test: $kind', async (content) => {
  const response = await fetchResponse(
    { content, upstreamTimeoutMs: 1000, contentMaxBytes: 10_000_000 },
    'partners',
    folder,
  );
  expect(response).toMatchObject({
    ok: true,
    value: { data: { partnersData: { items: expect.any(Array) } } },
  });
  expect(aem.log()).toHaveLength(1);
});

test.each([
  ['drop', 'network'],
  ['html-login', 'not-json'],
  ['broken-json', 'not-json'],
] as const)('%s is a %s failure', async (mode, kind) => {
  aem.set({ mode });
  const response = await fetchResponse(
    { content: sources[0], upstreamTimeoutMs: 1000, contentMaxBytes: 10_000_000 },
    'partners',
    folder,
  );
  expect(response).toMatchObject({ ok: false, error: { kind } });
});
