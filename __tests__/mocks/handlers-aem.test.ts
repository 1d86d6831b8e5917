/** @jest-environment node */
import { setupServer } from 'msw/node';
import { fetchAnswer } from '@/lib/content/source';
import { createAem } from '@/mocks/handlers/aem';

const aem = createAem();
const server = setupServer(...aem.handlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => aem.reset());
afterAll(() => server.close());

const folder = '/content/dam/solstride/ca/fr/content-fragments/partners/';
const sources = [
  { kind: 'aem', origin: 'http://aem.test', authorization: null },
  { kind: 'api', baseUrl: 'http://api.test/content-api', assetsUrl: 'http://assets.test' },
] as const;

test.each(sources)('the handlers answer the site inside a test: $kind', async (content) => {
  const answer = await fetchAnswer({ content, upstreamTimeoutMs: 1000 }, 'partners', folder);
  expect(answer).toMatchObject({ ok: true, value: { data: { partnersData: { items: expect.any(Array) } } } });
  expect(aem.log()).toHaveLength(1);
});

test.each([
  ['drop', 'network'],
  ['html-login', 'not-json'],
  ['broken-json', 'not-json'],
] as const)('%s is a %s failure', async (mode, kind) => {
  aem.set({ mode });
  const answer = await fetchAnswer({ content: sources[0], upstreamTimeoutMs: 1000 }, 'partners', folder);
  expect(answer).toMatchObject({ ok: false, failure: { kind } });
});
