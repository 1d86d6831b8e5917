/** @jest-environment node */
// Rules: AEM-01
import { sampleFragments } from '@/aem/fragments/from-sample';
import { brand } from '@/lib/brand';
import { persistedQueryUrl } from '@/lib/content/aem/aem-source';
import { folderPath } from '@/lib/content/aem/names';
import { contentTypes } from '@/lib/content/content-types';
import { getLocale, locales } from '@/lib/locales/definitions';
import { type Backends, startBackends } from '@/mocks/server';
import { referencesOf } from '@/tools/aem/package/sample-content';
import { apacheBefore, apachePath, type Flavor } from '../../test-support/dispatcher/apache';
import { get } from '../../test-support/visits';

const isThere = apachePath() !== undefined;
if (!isThere) process.stderr.write('Skipped: the tests of aem/dispatcher need Apache httpd.\n');
const flavors = ['dispatcher', 'cloud'] as const;

let aem: Backends;
const proxies = {} as Record<Flavor, Awaited<ReturnType<typeof apacheBefore>>>;

beforeAll(async () => {
  if (!isThere) return;
  aem = await startBackends();
  for (const flavor of flavors) proxies[flavor] = await apacheBefore(aem.url, flavor);
});
afterAll(async () => {
  for (const proxy of Object.values(proxies)) await proxy.stop();
  await aem?.close();
});
beforeEach(() => aem?.services.aem.reset());

const ask = (flavor: Flavor, path: string, headers = {}) =>
  get(proxies[flavor].port, path, 'publish.test', { headers });

/** Requests one path after the other, so that none waits long on a busy machine. */
async function askAll(flavor: Flavor, paths: readonly string[]) {
  const responses = [];
  for (const path of paths) responses.push(await ask(flavor, path));
  return responses;
}

const products = sampleFragments().filter(({ type, path }) => type === 'product' && path.includes('/us/en/'));
const files = [...new Set(sampleFragments().flatMap(referencesOf))].filter(
  (path) => !/placeholder/i.test(path),
);
const [picture = ''] = files;
const query = persistedQueryUrl('', 'product', folderPath(getLocale('us-en'), 'product', 'lyte'));

const received = () => aem.services.aem.log().map(({ url }) => url);

// Skipped on a machine without Apache httpd, which the project cannot install everywhere; CI requires it.
const describeHere = isThere ? describe : describe.skip;

describeHere.each(flavors)('Apache with aem/dispatcher (%s)', (flavor) => {
  test('passes queries in the form of the site', async () => {
    const folders = contentTypes.flatMap((type) =>
      locales.map((locale) => [type, folderPath(locale, type)] as const),
    );
    const single = products.map(({ path }) => ['product', path] as const);
    const queries = [...folders, ...single].map(([type, path]) => persistedQueryUrl('', type, path));
    const responses = await askAll(flavor, queries);
    expect(queries.filter((_, index) => responses[index]?.status !== 200)).toEqual([]);
    for (const { body } of responses)
      expect(Object.values(JSON.parse(body).data)).toEqual([{ items: expect.any(Array) }]);
    // Forwarded as received, because AEM decodes the variable once.
    expect(received()).toEqual(expect.arrayContaining(queries));
    expect((await ask(flavor, decodeURIComponent(query))).status).toBe(200);
  });

  const outside = [
    ...[
      '/',
      '/admin',
      '/crx',
      '/crx/de/index.jsp',
      '/bin/querybuilder.json',
      '/system/console',
      '/libs/x.png',
    ],
    ...[
      '/apps/x.js',
      '/etc/replication.infinity.json',
      '/home/users/a.json',
      '/conf.infinity.json',
      '/welcome',
    ],
    ...[
      '/content.infinity.json',
      '/content/dam.tidy.-1.json',
      '/content/dam.1.json',
      '/dispatcher/invalidate.cache',
    ],
    ...['/editor.html/content/dam/x', '/assets.html', '/libs/granite/core/content/login.html', '/sites.html'],
    ...[
      '/graphql/persist.json',
      '/graphql/list.json',
      '/graphql/list.json/',
      '/content/cq:graphql/endpoint.json',
    ],
    ...['/content/_cq_graphql/x/endpoint.json', '/graphql/execute.json', '/GRAPHQL/execute.json'],
    ...['/content/dam/other/us/en/logo.png', '/content/other/page.png', '/adobe/contentFragments'],
  ];
  const ofFiles = [
    ...['.infinity.json', '.json', '.html', '.1.json', '.thumb.48.48.png', '.640.webp', '.transform.png'],
    ...[
      '/suffix.json',
      '/jcr:content/renditions/original',
      '/_jcr_content/renditions/x.png',
      '?wcmmode=edit',
    ],
    ...['/..%2f..%2f..%2fcrx.png', '%2f..%2f..%2fx.png', '%252e%252e/x.png', '%00.png', '%5c..%5cx.png'],
  ].map((end) => picture + end);
  const spellings = ['%2F', '%252F', '//', '/./', '/;a/', '/%2e/', '%5C'].map((slash) =>
    picture.replace(/\/(?=[^/]*$)/, slash),
  );
  const ofFragments = ['', '.json', '.infinity.json', '/jcr:content/data.png', '/x.png'].map(
    (end) => `${products[0]?.path}${end}`,
  );
  const ofQueries = [
    query.replaceAll('%2F', '%252F'),
    query.replace('%3B', '%253B'),
    query.replace('product%3B', 'unknown%3B'),
    query.replace('product%3B', 'product-other%3B'),
    query.replace('folderPath', 'other'),
    query.replace(/%3B.*/, ''),
    `${query}%3Bother%3D1`,
    `${query}?x=1`,
    query.replace('us%2Fen', '..%2F..'),
    query.replace('us%2Fen', '%2F'),
    query.replace('%2Fcontent%2Fdam', '%2Fcontent'),
    query.replace('execute.json', 'persist.json'),
    query.replace('execute.json', 'execute.infinity.json'),
    query.replace('graphql', 'graphql%2F..%2Fgraphql'),
    `/content/..${query}`,
    `/${query}`,
  ];

  // Only queries bypass the filter.
  const denied =
    flavor === 'cloud' ? ofQueries : [...outside, ...ofFiles, ...spellings, ...ofFragments, ...ofQueries];
  test.each(denied)('denies %s', async (path) => {
    const { status } = await ask(flavor, path);
    expect([400, 404]).toContain(status);
    expect(received()).toEqual([]);
  });
});

describeHere('Apache with aem/dispatcher', () => {
  test('passes every file, and restricts SVG', async () => {
    expect(files.length).toBeGreaterThan(50);
    const responses = await askAll('dispatcher', files);
    expect(files.filter((_, index) => responses[index]?.status !== 200)).toEqual([]);
    const drawing = files.find((file) => file.endsWith('.svg')) ?? '';
    const { headers } = await ask('dispatcher', drawing);
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])('denies %s of a query', async (method) => {
    const response = await fetch(`http://127.0.0.1:${proxies.dispatcher.port}${query}`, { method });
    expect(response.status).toBe(404);
    expect(received()).toEqual([]);
  });

  test('stores a response for its cache time', async () => {
    const { repository } = aem.services.aem;
    const slides = persistedQueryUrl('', 'slides', folderPath(getLocale('ca-en'), 'slides', 'stored'));
    const persisted = repository.findQuery(brand.slug, 'slides');
    if (!persisted) throw new Error('The query of slides is missing');
    repository.persist({ ...persisted, cacheControl: { 'max-age': 0 } });
    for (const _ of [1, 2]) await ask('dispatcher', slides);
    expect(received()).toEqual([slides, slides]);
    repository.persist({ ...persisted, cacheControl: { 'max-age': 86_400 } });
    for (const _ of [1, 2]) await ask('dispatcher', slides);
    expect(received()).toEqual([slides, slides, slides]);
  });
});
