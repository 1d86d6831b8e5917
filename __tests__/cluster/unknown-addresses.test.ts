// Rules: OPS-03
import { readdirSync } from 'node:fs';
import { type Backends, startBackends } from '@/mocks/server';
import { runSite, type Site } from '../../test-support/run-site';
import { wordOf } from '../../test-support/unknown-addresses';
import { until } from '../../test-support/until';
import { get } from '../../test-support/visits';
import { createRedisServer, type RedisServer } from './support/redis';
import { requestUnknown } from './support/request-unknown';

/** Each kind of address with each host, as a page and as a payload. */
const [from, to] = [20_000, 20_255];

let backends: Backends;
let site: Site;
let redis: RedisServer;

beforeAll(async () => {
  redis = await createRedisServer();
  await redis.start();
  backends = await startBackends();
  site = await runSite({
    AEM_URL: backends.url,
    REDIS_URL: redis.url,
    CONTENT_REVALIDATE_SECONDS: '86400',
  });
});

afterAll(async () => {
  await site?.stop();
  await backends?.close();
  await redis?.stop();
});

/** The site sends its commands to Redis in order, so that all earlier ones are done when `path` is there. */
async function keysAfter(path: string): Promise<readonly string[]> {
  await get(site.port, path, 'localhost');
  await until(`Redis has ${path}`, async () => (await redis.keys()).some((key) => key.endsWith(path)));
  return (await redis.keys()).filter((key) => !/:page:.*\/(?:faq|press)$/.test(key));
}

const calls = () => backends.services.aem.log().map(({ url }) => url);
const left = async (path: string) => ({ keys: await keysAfter(path), calls: calls() });

const words = Array.from({ length: to - from + 2 }, (_, index) => wordOf(from + index));
const hasUnknown = (name: string) => words.some((word) => name.includes(word));

test('unknown paths, queries and hosts are not stored, and cause no calls', async () => {
  await requestUnknown(site.port, 0, to - from);
  const before = await left('/faq');
  const first = await requestUnknown(site.port, from, to);
  const second = await requestUnknown(site.port, from, to);
  const after = await left('/press');

  // Pages with an unknown query are pages, products of unknown categories are redirected. Nothing fails.
  for (const responses of [first, second])
    expect([...new Set(responses.map(({ status }) => status))].sort()).toEqual([200, 307, 404]);
  expect(after).toEqual(before);
  expect(before.keys.length).toBeGreaterThan(10);
  expect(
    readdirSync('.next/standalone/.next/server', { recursive: true }).map(String).filter(hasUnknown),
  ).toEqual([]);
  // The process does not store them either, neither a 404 nor a partner without a name.
  const open = second.filter(
    ({ path, isFlight }) => /^\/(?:sports-drink|partners)\/x/.test(path) && !isFlight,
  );
  expect(new Set(open.map(({ status, cache }) => `${status} ${cache}`))).toEqual(
    new Set(['404 MISS', '200 MISS']),
  );
});
