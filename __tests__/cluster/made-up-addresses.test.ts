/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { Agent } from 'node:http';
import path from 'node:path';
import { type Backends, startBackends } from '@/mocks/server';
import { freePort, runSite, type Site } from '../e2e/support/run-site';
import { kindsOfAddress, madeUp } from './support/made-up';
import { redisOn } from './support/redis';
import { get } from './support/visits';

const many = 10_000;
const atOnce = 16;

let backends: Backends;
let site: Site;
let port: number;
let redis: ReturnType<typeof redisOn>;

beforeAll(async () => {
  redis = redisOn(await freePort());
  await redis.start();
  backends = await startBackends();
  port = await freePort();
  site = await runSite({
    PORT: String(port),
    AEM_URL: backends.url,
    REDIS_URL: redis.url,
    CONTENT_REVALIDATE_SECONDS: '3600',
    METRICS_TOKEN: 'count',
    NODE_OPTIONS: `--require ${path.resolve('__tests__/cluster/support/gc-on-signal.cjs')}`,
  });
}, 300_000);

afterAll(async () => {
  await site?.stop();
  await backends?.close();
  await redis?.stop();
});

/** Asks for the made-up addresses of these numbers, or of one in `step`; how often each status came. */
async function ask(from: number, to: number, step = 1): Promise<Record<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses: Record<number, number> = {};
  let next = from;
  const visitor = async () => {
    while (next < to) {
      const { path: address, host, isFlight } = madeUp(next);
      next += step;
      const headers = { 'accept-encoding': 'gzip', ...(isFlight && { rsc: '1' }) };
      const { status } = await get(port, address, host, { agent, headers, skipsBody: true });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  agent.destroy();
  return statuses;
}

/** What the process holds after some collections, in its heap and beside it. */
async function memoryBytes(): Promise<number> {
  site.signal('SIGUSR2');
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const { body } = await get(port, '/api/metrics', 'localhost', {
    headers: { authorization: 'Bearer count' },
  });
  const gauge = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
  return gauge('nodejs_heap_size_used_bytes') + gauge('nodejs_external_memory_bytes');
}

const diskBytes = () => Number(execFileSync('du', ['-sb', '.next']).toString().split('\t')[0]);
const calls = () => backends.services.aem.log().length;

/** Each kind of made-up address, and enough long ones to fill the 8 MB that Next keeps of what it has no file for. */
async function warmUp(): Promise<void> {
  await ask(0, 1000);
  await ask(kindsOfAddress - 1, 800 * kindsOfAddress, kindsOfAddress);
  await memoryBytes();
}

const left = async () => ({ disk: diskBytes(), calls: calls(), keys: await redis.keys() });

test('10,000 made-up paths, queries and hosts leave nothing, and cost no calls', async () => {
  await warmUp();
  const before = { left: await left(), memory: await memoryBytes() };
  const statuses = await ask(20_000, 20_000 + many);
  const after = { left: await left(), memory: await memoryBytes() };

  // Pages with a made-up query are pages, products of made-up categories are redirected; nothing is an error.
  expect(Object.keys(statuses).map(Number).sort()).toEqual([200, 307, 404]);
  expect(statuses[404]).toBeGreaterThan(many / 2);
  expect(after.left).toEqual(before.left);
  expect(after.memory - before.memory).toBeLessThan(4 * 1024 * 1024);
}, 900_000);
