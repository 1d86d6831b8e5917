/** @jest-environment node */
import { AEMHeadless } from '@adobe/aem-headless-client-nodejs';
import { brand } from '@/lib/brand';
import { folderPath } from '@/lib/content/aem/names';
import { contentTypes } from '@/lib/content/content-types';
import { getLocale } from '@/lib/locales/definitions';
import { type Backends, startBackends } from '@/mocks/server';

let backends: Backends;
beforeAll(async () => {
  backends = await startBackends();
});
afterAll(() => backends.close());
beforeEach(() => backends.services.aem.reset());

const folder = folderPath(getLocale('ca-fr'), 'product', 'lyte');
const noRetries = { initialDelayInMillis: 1, maxRetries: 1 };
const clientWith = (auth?: string | [string, string]) =>
  new AEMHeadless({
    serviceURL: backends.url,
    endpoint: `/content/cq:graphql/${brand.slug}/endpoint.json`,
    ...(auth ? { auth } : {}),
  });

test('lists the shipped queries', async () => {
  const list = await clientWith().listPersistedQueries();
  expect(list).toEqual([
    {
      path: `/${brand.slug}`,
      persistentQueries: contentTypes.map((type) => ({
        path: `/${brand.slug}/${type}`,
        data: { query: expect.stringContaining('$folderPath'), variables: {} },
      })),
    },
  ]);
});

test.each(['GET', 'POST'])('runs a persisted query with a variable by %s', async (method) => {
  const { data } = await clientWith().runPersistedQuery(
    `${brand.slug}/product`,
    { folderPath: folder },
    { method },
  );
  const names = data.productData.items.map((item: { productName: string }) => item.productName);
  expect(names).toContain('Noix de coco');
  expect(names).toHaveLength(4);
});

test.each([
  ['a user', ['admin', 'admin'] as [string, string]],
  ['a token', 'local-token'],
])('persists a query as %s, once, and runs it', async (_, auth) => {
  const client = clientWith(auth);
  const path = `${brand.slug}/names`;
  const query =
    'query($least: Int!) { slidesList(filter: { slideOrderNumber: { _expressions: [{ value: $least, _operator: GREATER_EQUAL }] } }) { items { slideHeadline } } }';
  expect(await client.persistQuery(query, path)).toMatchObject({ action: 'create', shortPath: `/${path}` });
  const { data } = await client.runPersistedQuery(path, { least: 4 });
  expect(data.slidesList.items.length).toBeGreaterThan(0);
  await expect(client.persistQuery(query, path, {}, noRetries)).rejects.toMatchObject({
    sdkDetails: { status: 409 },
  });
  expect(await client.persistQuery(query, path, { method: 'POST' })).toMatchObject({ action: 'update' });
});

test('reports errors: no permission to write, an invalid query, an unknown one, a missing variable', async () => {
  const query = '{ slidesList { items { _path } } }';
  const unfit = '{ slideList { items { _path } } }';
  const failures = [
    clientWith().persistQuery(query, `${brand.slug}/x`),
    clientWith(['admin', 'wrong']).persistQuery(query, `${brand.slug}/x`),
    clientWith('local-token').persistQuery(unfit, `${brand.slug}/x`),
    clientWith('local-token').persistQuery(query, `${brand.slug}/none`, { method: 'POST' }),
    clientWith().runPersistedQuery(`${brand.slug}/none`),
  ].map((call) =>
    call.catch((error: { readonly sdkDetails?: { readonly status: number } }) => error.sdkDetails?.status),
  );
  expect(await Promise.all(failures)).toEqual([401, 401, 400, 404, 404]);
  await expect(clientWith().runPersistedQuery(`${brand.slug}/slides`)).rejects.toThrow(/\$folderPath/);
});

test('runs an ad hoc query, page by page', async () => {
  const paths: string[] = [];
  const pages = clientWith().runPaginatedQuery('partners', '{ _path }', { pageSize: 4 }, { first: 4 });
  for await (const page of pages)
    paths.push(...(page as unknown as { _path: string }[]).map(({ _path }) => _path));
  expect(new Set(paths).size).toBe(15);
});

test('responses carry the cache times of their query', async () => {
  const url = `${backends.url}/graphql/execute.json/${brand.slug}/slides${encodeURIComponent(`;folderPath=${folder}`)}`;
  const times = async () => {
    const { headers } = await fetch(url);
    return [headers.get('cache-control'), headers.get('surrogate-control')];
  };
  expect(await times()).toEqual([
    'max-age=60',
    'max-age=7200, stale-while-revalidate=86400, stale-if-error=86400',
  ]);
  const persist = `${backends.url}/graphql/persist.json/${brand.slug}/slides`;
  const query = await (await fetch(persist)).text();
  const changed = await fetch(persist, {
    method: 'POST',
    headers: { authorization: 'Bearer local-token' },
    body: JSON.stringify({
      query,
      'cache-control': { 'max-age': 10 },
      'surrogate-control': { 'max-age': 15 },
    }),
  });
  expect(changed.status).toBe(200);
  expect(await times()).toEqual(['max-age=10', 'max-age=15']);
});

test('an edit, move or withdrawal of a fragment shows at once', async () => {
  const { repository } = backends.services.aem;
  const names = async () => {
    const { data } = await clientWith().runPersistedQuery(`${brand.slug}/product`, { folderPath: folder });
    return data.productData.items.map((item: { productName: string }) => item.productName);
  };
  const [first, second, third] = repository.fragments().filter(({ path }) => path.startsWith(folder));
  if (!first || !second || !third) throw new Error('The sample has no such fragments');
  repository.save({ ...first, values: { ...first.values, productName: 'Tout neuf' } });
  repository.remove(second.path);
  repository.move(third.path, third.path.replace('/lyte/', '/zero-sugar/'));
  expect(await names()).toEqual(['Tout neuf', expect.any(String)]);
});
