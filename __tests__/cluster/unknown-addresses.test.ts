// Rules: OPS-03
import { execFileSync } from 'node:child_process';
import { Agent } from 'node:http';
import { type Backends, startBackends } from '@/mocks/server';
import { freePort, runSite, type Site } from '../../test-support/run-site';
import { kindsOfAddress, unknown } from '../../test-support/unknown-addresses';
import { get } from '../../test-support/visits';
import { measured, memoryBytes } from './support/memory';
import { createRedisServer, type RedisServer } from './support/redis';

const many = 10_000;
const atOnce = 16;

let backends: Backends;
let site: Site;
let port: number;
let redis: RedisServer;

beforeAll(async () => {
  redis = await createRedisServer();
  await redis.start();
  backends = await startBackends();
  port = await freePort();
  site = await runSite({
    PORT: String(port),
    AEM_URL: backends.url,
    REDIS_URL: redis.url,
    CONTENT_REVALIDATE_SECONDS: '3600',
    ...measured,
  });
}, 300_000);

afterAll(async () => {
  await site?.stop();
  await backends?.close();
  await redis?.stop();
});

/** Requests the unknown addresses of these numbers, or one in `step`, and counts the responses by status. */
async function requestUnknown(from: number, to: number, step = 1): Promise<Record<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses: Record<number, number> = {};
  let next = from;
  const visitor = async () => {
    while (next < to) {
      const { path: address, host, isFlight } = unknown(next);
      next += step;
      const headers = { 'accept-encoding': 'gzip', ...(isFlight && { rsc: '1' }) };
      const { status } = await get(port, address, host, { agent, headers, discardsBody: true });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  agent.destroy();
  return statuses;
}

/**
 * Every file of the build with its size, but for rendered pictures, which other tests request from
 * the same folder meanwhile. Folders do not count: theirs are the file system's bytes.
 */
const files = () =>
  execFileSync('find', ['.next', '-type', 'f', '-not', '-path', '*/cache/images/*', '-printf', '%s %p\n'], {
    maxBuffer: 64 * 1024 * 1024,
  })
    .toString()
    .split('\n')
    .sort();
const calls = () => backends.services.aem.log().length;

/** Each kind of unknown address, and enough long ones to fill the 8 MB in which Next remembers missing files. */
async function warmUp(): Promise<void> {
  await requestUnknown(0, 1000);
  await requestUnknown(kindsOfAddress - 1, 800 * kindsOfAddress, kindsOfAddress);
  await memoryBytes(site, port);
}

const left = async () => ({ files: files(), calls: calls(), keys: (await redis.keys()).length });

test('10,000 unknown paths, queries and hosts are not stored, and cause no calls', async () => {
  await warmUp();
  const before = { left: await left(), memory: await memoryBytes(site, port) };
  const statuses = await requestUnknown(20_000, 20_000 + many);
  const after = { left: await left(), memory: await memoryBytes(site, port) };

  // Pages with an unknown query are pages, products of unknown categories are redirected. Nothing fails.
  expect(Object.keys(statuses).map(Number).sort()).toEqual([200, 307, 404]);
  expect(statuses[404]).toBeGreaterThan(many / 2);
  expect(after.left).toEqual(before.left);
  expect(after.memory - before.memory).toBeLessThan(4 * 1024 * 1024);
}, 900_000);
