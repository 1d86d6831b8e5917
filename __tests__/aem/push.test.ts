/** @jest-environment node */
import { persistedQuery } from '@/aem/models/query';
import { brand } from '@/lib/brand';
import { contentTypes } from '@/lib/content/content-types';
import { type Backends, startBackends } from '@/mocks/server';
import { authorizationOf, createAuthor } from '@/tools/aem/push/author';
import { difference, push } from '@/tools/aem/push/push';
import { stopClock } from '../support/stop-clock';

stopClock();
let backends: Backends;
beforeAll(async () => {
  backends = await startBackends();
});
afterAll(() => backends.close());
beforeEach(() => backends.services.aem.reset());

const nothing = { isDryRun: false, withPackages: false, force: false };

async function run(options: Partial<typeof nothing> = {}, auth = 'admin:admin', origin = backends.url) {
  const lines: string[] = [];
  await push(createAuthor(origin, auth), { ...nothing, ...options }, (line) => lines.push(line));
  return lines;
}

const writes = () => backends.services.aem.log().filter(({ method }) => method !== 'GET');
const unchanged = contentTypes.map((type) => `${type}: unchanged`);

/** Changes a query in AEM without the tool. */
function changeSlides() {
  const { repository } = backends.services.aem;
  const slides = repository.findQuery(brand.slug, 'slides');
  if (!slides) throw new Error('There is no such query');
  repository.persist({ ...slides, query: slides.query.replace('slideAltText', 'slideHeadline') });
}

test('unchanged queries are not sent', async () => {
  expect(await run()).toEqual(unchanged);
  expect(writes()).toEqual([]);
});

test('a dry run shows the difference and changes nothing', async () => {
  changeSlides();
  const lines = await run({ isDryRun: true });
  expect(lines).toContain('slides: would update\n  + slideAltText');
  expect(writes()).toEqual([]);
});

test('a changed query is sent with short cache times, once', async () => {
  changeSlides();
  expect(await run({}, 'local-token')).toContain('slides: updated\n  + slideAltText');
  expect(writes().map(({ method, url }) => [method, url])).toEqual([
    ['POST', `/graphql/persist.json/${brand.slug}/slides`],
  ]);
  expect(backends.services.aem.repository.findQuery(brand.slug, 'slides')).toMatchObject({
    query: persistedQuery('slides'),
    cacheControl: { 'max-age': 10 },
    surrogateControl: { 'max-age': 10, 'stale-while-revalidate': 1 },
  });
  expect(await run()).toEqual(unchanged);
});

test('with --force all are sent, for their cache times', async () => {
  expect(await run({ force: true })).toEqual(contentTypes.map((type) => `${type}: updated`));
});

test('missing queries are created', async () => {
  backends.services.aem.repository.removeQuery(brand.slug, 'partners');
  expect(await run()).toEqual(
    unchanged.map((line) => line.replace('partners: unchanged', 'partners: created')),
  );
  expect(writes().map(({ method }) => method)).toEqual(['PUT']);
});

test('packages are uploaded and installed in order, and can be repeated', async () => {
  const { repository } = backends.services.aem;
  const [first] = repository.fragments();
  if (!first) throw new Error('There is no fragment');
  repository.remove(first.path);
  const lines = await run({ withPackages: true });
  expect(lines.slice(0, 2)).toEqual([
    expect.stringMatching(/-configuration-.*: installed/),
    expect.stringMatching(/-sample-content-.*: installed/),
  ]);
  expect(repository.fragments().map(({ path }) => path)).toContain(first.path);
  expect((await run({ withPackages: true, isDryRun: true }))[0]).toMatch(/would install/);
});

test.each([
  [{ status: 401 }, /401 .*did not accept AEM_AUTH/],
  [{ status: 403 }, /403 .*may not write/],
  [{ status: 429 }, /429 .*try again later/],
  [{ status: 503 }, /503 .*see its error log/],
  [{ mode: 'html-login' }, /responds with a page/],
  [{ mode: 'drop' }, /does not respond/],
] as const)('reports %j clearly', async (switches, message) => {
  backends.services.aem.set(switches);
  await expect(run()).rejects.toThrow(message);
});

test('reports wrong credentials, an unreadable package and an unreachable AEM clearly', async () => {
  changeSlides();
  await expect(run({}, 'admin:wrong')).rejects.toThrow(/401 .*AEM_AUTH/);
  const author = createAuthor(backends.url, 'admin:admin');
  await expect(author.installPackage('x.zip', new Uint8Array([1, 2, 3]))).rejects.toThrow(/cannot be read/);
  await expect(author.writeQuery('none', 'POST', { query: '{ x }' })).rejects.toThrow(
    /404 .*install the configuration/,
  );
  await expect(run({}, 'admin:admin', 'http://127.0.0.1:1')).rejects.toThrow(/does not respond/);
});

test('credentials are a user with a password or a token', () => {
  expect(authorizationOf('user:pass')).toBe('Basic dXNlcjpwYXNz');
  expect(authorizationOf('abc')).toBe('Bearer abc');
  expect(difference('a\nb', 'b\nc')).toBe('  - a\n  + c');
});
