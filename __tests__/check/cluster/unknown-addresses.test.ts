import { type Backends, startBackends } from '@/mocks/server';
import { runSite, type Site } from '../../../test-support/run-site';
import { kindsOfAddress } from '../../../test-support/unknown-addresses';
import { createRedisServer, type RedisServer } from '../../cluster/support/redis';
import { requestUnknown } from '../../cluster/support/request-unknown';
import { measured, memoryBytes } from './support/memory';

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
    CONTENT_REVALIDATE_SECONDS: '3600',
    ...measured,
  });
});

afterAll(async () => {
  await site?.stop();
  await backends?.close();
  await redis?.stop();
});

/** Each kind of unknown address, and enough long ones to fill the 8 MB in which Next remembers missing files. */
async function warmUp(): Promise<void> {
  await requestUnknown(site.port, 0, 1000);
  await requestUnknown(site.port, kindsOfAddress - 1, 800 * kindsOfAddress, kindsOfAddress);
  await memoryBytes(site);
}

test('10,000 unknown paths, queries and hosts leave nothing in the memory', async () => {
  await warmUp();
  const before = await memoryBytes(site);
  await requestUnknown(site.port, 20_000, 30_000);
  expect((await memoryBytes(site)) - before).toBeLessThan(4 * 1024 * 1024);
});
