import { runSite, type Site } from '../../test-support/run-site';
import { get } from '../../test-support/visits';
import { startSecureRedis } from './support/secure-redis';

const password = 'p@ss/word#1';

let redis: Awaited<ReturnType<typeof startSecureRedis>>;
const sites: Site[] = [];

beforeAll(async () => {
  redis = await startSecureRedis(password);
}, 60_000);

afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await redis?.stop();
});

/** Returns the cache state that a replica with these variables reports, and why Redis is not used. */
async function cacheWith(environment: Record<string, string>) {
  const site = await runSite({ ...environment, LOG_LEVEL: 'info' });
  sites.push(site);
  const redisLines = () => site.lines().filter(({ msg }) => /^redis (?:dis)?connected/.test(String(msg)));
  while (redisLines().length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  const port = Number(new URL(site.url).port);
  const { body } = await get(port, '/api/ready', 'localhost');
  expect((await get(port, '/faq', 'localhost')).status).toBe(200);
  expect(JSON.stringify(site.lines())).not.toContain('word#1');
  return { cache: (JSON.parse(body) as { cache: string }).cache, reason: redisLines()[0]?.reason };
}

test.each([
  ['with a password', 'redis', password, false, { cache: 'ok' }],
  ['with a password over TLS', 'rediss', password, true, { cache: 'ok' }],
  ['with a wrong password', 'redis', 'wrong', false, { cache: 'degraded', reason: 'WRONGPASS' }],
  [
    'with a certificate of an unknown authority',
    'rediss',
    password,
    false,
    { cache: 'degraded', reason: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
  ],
] as const)(
  'Redis %s',
  async (_, scheme, secret, trustsAuthority, result) => {
    const environment = { REDIS_URL: redis.url(scheme, secret) };
    const authority = { NODE_EXTRA_CA_CERTS: redis.certificate };
    expect(await cacheWith({ ...environment, ...(trustsAuthority && authority) })).toEqual(result);
  },
  60_000,
);
