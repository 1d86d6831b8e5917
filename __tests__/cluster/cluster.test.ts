// Rules: OPS-02
import { mkdirSync, writeFileSync } from 'node:fs';
import { freePort } from '../../test-support/run-site';
import { get } from '../../test-support/visits';
import { type Cluster, secret, startCluster } from './support/cluster';
import { type Report, startLoad } from './support/load';

const perSecond = 40;
const productPath = '/content/dam/solstride/us/en/content-fragments/product/sports-drink/fruit-punch';
const page = '/sports-drink/fruit-punch';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for a condition, and returns the time in milliseconds. */
async function until(holds: () => Promise<boolean>, withinMs = 60_000): Promise<number> {
  const startedAt = Date.now();
  while (!(await holds().catch(() => false))) {
    if (Date.now() - startedAt > withinMs) throw new Error(`Not within ${withinMs} ms`);
    await pause(50);
  }
  return Date.now() - startedAt;
}

let cluster: Cluster;
const reports: Record<string, Report & { readonly [more: string]: number }> = {};

type Note = (what: string, ms: number) => void;

/** Runs an incident on the cluster under steady load, which must cause no failed request. */
async function underLoad(name: string, act: (note: Note) => Promise<unknown>): Promise<void> {
  const stop = startLoad(cluster.port, perSecond);
  const notes: Record<string, number> = {};
  await pause(1000);
  const acted = await act((what, ms) => {
    notes[what] = ms;
  }).then(
    () => null,
    (error: unknown) => error,
  );
  await pause(1000);
  const { report, failures } = await stop();
  reports[name] = { ...report, ...notes };
  expect(acted).toBeNull();
  expect(failures).toEqual([]);
  expect(report.requests).toBeGreaterThan(perSecond);
}

const publish = (productName: string) =>
  cluster.aem().publish('product', { patch: { _path: productPath, productName } });

const webhook = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: '{"type":"product"}',
  });

const shows = async (port: number, text: string) => (await get(port, page, 'localhost')).body.includes(text);

async function ready(port: number) {
  const { status, body } = await get(port, '/api/ready', 'localhost');
  return { code: status, cache: (JSON.parse(body) as { cache: string }).cache };
}

beforeAll(async () => {
  cluster = await startCluster();
}, 300_000);

afterAll(async () => {
  await cluster?.stop();
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/cluster.json', `${JSON.stringify(reports, null, 2)}\n`);
  const table = Object.entries(reports).map(([phase, report]) => ({ phase, ...report }));
  process.stdout.write(`${table.map((row) => JSON.stringify(row)).join('\n')}\n`);
});

test('a page that one replica rendered is available on the others', async () => {
  const [one, two] = cluster.replicas;
  await get(one?.port ?? 0, page, 'localhost');
  await pause(100);
  const calls = cluster.aem().log().length;
  const { headers, body } = await get(two?.port ?? 0, page, 'localhost');
  expect(headers['x-nextjs-cache']).toBe('HIT');
  expect(body).toContain('Fruit Punch');
  expect(cluster.aem().log()).toHaveLength(calls);
});

test('no incident: a cluster at rest', () => underLoad('steady', () => pause(3000)));

test('a replica is killed and restarted', () =>
  underLoad('one replica killed', async () => {
    const [first] = cluster.replicas;
    if (!first) throw new Error('no replica');
    await first.site.stop();
    await pause(2000);
    await cluster.restart(first);
  }));

test(
  'all replicas are rolled',
  () =>
    underLoad('all replicas rolled', async () => {
      for (const replica of cluster.replicas) {
        expect(await replica.site.terminate()).toEqual({ code: 0, signal: null });
        await cluster.restart(replica);
      }
    }),
  300_000,
);

test('Redis is killed and restarted empty', () =>
  underLoad('Redis gone', async (note) => {
    const [first] = cluster.replicas;
    await cluster.redis.stop();
    await until(async () => (await ready(first?.port ?? 0)).cache === 'degraded');
    expect((await ready(first?.port ?? 0)).code).toBe(200);
    await pause(2000);
    await cluster.redis.start();
    note(
      'ms until Redis is used again',
      await until(async () => (await ready(first?.port ?? 0)).cache === 'ok'),
    );
  }));

test('Redis does not respond', () =>
  underLoad('Redis hanging', async () => {
    cluster.redis.hang();
    await pause(4000);
    cluster.redis.resume();
    await until(async () => (await ready(cluster.replicas[0]?.port ?? 0)).cache === 'ok');
  }));

test(
  'the content backend is down, also during the start of a replica and a new release',
  () =>
    underLoad('content backend down', async () => {
      await cluster.stopBackends();
      const [, second] = cluster.replicas;
      if (!second) throw new Error('no replica');
      await pause(5000);
      await second.site.terminate();
      await cluster.restart(second);
      expect(await shows(second.port, 'Fruit Punch')).toBe(true);
      // Its own configuration gives it its own pages in Redis, but the same content.
      const release = await cluster.start(await freePort(), {
        PRIVACY_POLICY_URL: 'http://127.0.0.1/privacy',
      });
      expect(await shows(Number(new URL(release.url).port), 'Fruit Punch')).toBe(true);
      await release.stop();
      await cluster.startBackends();
    }),
  300_000,
);

test('a publication sent to one replica reaches all', () =>
  underLoad('publication', async (note) => {
    publish('Thunder Punch');
    const [first] = cluster.replicas;
    await get(first?.port ?? 0, page, 'localhost');
    expect((await webhook(first?.port ?? 0)).status).toBe(202);
    // The stale page at once, not the new one after a wait.
    expect((await get(first?.port ?? 0, page, 'localhost')).headers['x-nextjs-cache']).toBe('STALE');
    const times = cluster.replicas.map(({ port }) => until(() => shows(port, 'Thunder Punch')));
    const onAll = Math.max(...(await Promise.all(times)));
    const behindProxy = await until(() => shows(cluster.port, 'Thunder Punch'));
    note('ms until on every replica', onAll);
    note('ms until at visitors', onAll + behindProxy);
  }));

test('a client has one limit on all replicas', async () => {
  const statuses = [];
  for (let number = 0; number < 12; number += 1) {
    const { port } = cluster.replicas[number % 3] ?? { port: 0 };
    const response = await fetch(`http://127.0.0.1:${port}/api/newsletter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.7' },
      body: '{}',
    });
    statuses.push(response.status);
  }
  expect(statuses).toEqual([...new Array(10).fill(422), 429, 429]);
});
