import { runSite, type Site } from '../../test-support/run-site';
import { until } from '../../test-support/until';
import { get } from '../../test-support/visits';
import { startSecureRedis } from './support/secure-redis';

const password = 'p@ss/word#1';

let redis: Awaited<ReturnType<typeof startSecureRedis>>;
const sites: Site[] = [];

beforeAll(async () => {
  redis = await startSecureRedis(password);
});

afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await redis?.stop();
});

/** Starts a replica with these variables, which has to report this cache state. Returns why Redis is not used. */
async function reasonWith(environment: Record<string, string>, cache: 'ok' | 'degraded') {
  const site = await runSite({ ...environment, LOG_LEVEL: 'info' });
  sites.push(site);
  const redisLines = () => site.lines().filter(({ msg }) => /^redis (?:dis)?connected/.test(String(msg)));
  await until('the replica logs a connection or a failure', () => redisLines().length > 0);
  await until(`the cache is ${cache}`, async () => {
    const { body } = await get(site.port, '/api/ready', 'localhost');
    return JSON.parse(body).cache === cache;
  });
  expect((await get(site.port, '/faq', 'localhost')).status).toBe(200);
  expect(JSON.stringify(site.lines())).not.toContain('word#1');
  return redisLines()[0]?.reason;
}

test.each([
  ['with a password', 'redis', password, false, undefined],
  ['with a password over TLS', 'rediss', password, true, undefined],
  ['with a wrong password', 'redis', 'wrong', false, 'WRONGPASS'],
  ['with a certificate of an unknown authority', 'rediss', password, false, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
] as const)('Redis %s', async (_, scheme, secret, trustsAuthority, reason) => {
  const environment = {
    REDIS_URL: redis.url(scheme, secret),
    ...(trustsAuthority && { NODE_EXTRA_CA_CERTS: redis.certificate }),
  };
  expect(await reasonWith(environment, reason ? 'degraded' : 'ok')).toBe(reason);
});
