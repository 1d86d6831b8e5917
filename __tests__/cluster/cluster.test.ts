// Rules: OPS-02
import { mkdirSync, writeFileSync } from 'node:fs';
import { until } from '../../test-support/until';
import { addresses, get } from '../../test-support/visits';
import { type Cluster, type Replica, secret, startCluster } from './support/cluster';
import { type Report, startLoad } from './support/load';

const productPath = '/content/dam/solstride/us/en/content-fragments/product/sports-drink/fruit-punch';
const page = '/sports-drink/fruit-punch';

let cluster: Cluster;
let replicas: readonly [Replica, Replica, Replica];
const reports: Record<string, Report & { readonly failures: number; readonly [more: string]: number }> = {};

type Incident = {
  /** Waits until every address has been requested this often. */
  readonly rounds: (count: number) => Promise<void>;
  /** Waits for a condition, and reports the milliseconds. */
  readonly time: (what: string, holds: () => Promise<boolean>) => Promise<void>;
};

/**
 * Runs an incident on the cluster under steady load, which must cause no failed request.
 * @param tolerated text of failures that the incident may cause
 */
async function underLoad(name: string, act: (incident: Incident) => Promise<unknown>, tolerated?: RegExp) {
  const load = startLoad(cluster.port);
  const notes: Record<string, number> = {};
  try {
    await load.rounds(1);
    await act({
      rounds: load.rounds,
      time: async (what, holds) => {
        const startedAt = performance.now();
        await until(what, holds);
        notes[`ms ${what}`] = Math.round(performance.now() - startedAt);
      },
    });
    await load.rounds(1);
  } finally {
    await load.stop();
  }
  const wrong = load.failures.filter((failure) => !tolerated?.test(failure));
  reports[name] = { ...load.report, failures: wrong.length, ...notes };
  expect(wrong).toEqual([]);
}

const webhook = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: '{"type":"product"}',
  });

const shows = async (port: number, text: string) => (await get(port, page, 'localhost')).body.includes(text);

/** Returns the readiness of a replica, which needs neither Redis nor the content backend. */
async function ready({ port }: Replica) {
  const { status, body } = await get(port, '/api/ready', 'localhost');
  expect(status).toBe(200);
  return JSON.parse(body) as { readonly cache: string; readonly content: string };
}

const untilRedisHas = (kind: ':page:' | ':content:', end: string) =>
  until(`Redis has ${kind} ${end}`, async () =>
    (await cluster.redis.keys()).some((key) => key.includes(kind) && key.endsWith(end)),
  );

async function untilRedisIs(state: 'ok' | 'degraded') {
  for (const replica of replicas)
    await until(`Redis is ${state}`, async () => (await ready(replica)).cache === state);
}

beforeAll(async () => {
  cluster = await startCluster();
  replicas = cluster.replicas as [Replica, Replica, Replica];
});

afterEach(() => cluster.restore());

afterAll(async () => {
  await cluster?.stop();
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/cluster.json', `${JSON.stringify(reports, null, 2)}\n`);
  const table = Object.entries(reports).map(([phase, report]) => ({ phase, ...report }));
  process.stdout.write(`${table.map((row) => JSON.stringify(row)).join('\n')}\n`);
});

test('a page that one replica rendered is available on the others', async () => {
  const [one, two] = replicas;
  await untilRedisIs('ok');
  await get(one.port, page, 'localhost');
  await untilRedisHas(':page:', page);
  const { headers, body } = await get(two.port, page, 'localhost');
  // Stale if this test takes longer than the page is fresh, but never rendered again before the response.
  expect(['HIT', 'STALE']).toContain(headers['x-nextjs-cache']);
  expect(body).toContain('Fruit Punch');
});

describe('under load', () => {
  // A page without a stored copy would fail with its replica.
  beforeAll(async () => {
    for (const { path, host, status } of addresses)
      expect((await get(cluster.port, path, host)).status).toBe(status);
  });

  test('no incident: a cluster at rest', () => underLoad('steady', ({ rounds }) => rounds(3)));

  // No proxy can repeat a response that the process was sending when it was killed.
  test('a replica is killed and restarted', () =>
    underLoad(
      'one replica killed',
      async ({ rounds }) => {
        await replicas[0].site.stop();
        await rounds(3);
        await cluster.restart(replicas[0]);
      },
      /cut off$/,
    ));

  test('all replicas are rolled', () =>
    underLoad('all replicas rolled', async () => {
      for (const replica of replicas) {
        expect(await replica.site.terminate()).toEqual({ code: 0, signal: null });
        await cluster.restart(replica);
      }
    }));

  test('Redis is killed and restarted empty', () =>
    underLoad('Redis gone', async ({ rounds, time }) => {
      await cluster.redis.stop();
      await untilRedisIs('degraded');
      await rounds(2);
      await cluster.redis.start();
      await time('until Redis is used again', async () => (await ready(replicas[0])).cache === 'ok');
    }));

  test('Redis does not respond', () =>
    underLoad('Redis hanging', async ({ rounds }) => {
      cluster.redis.hang();
      await untilRedisIs('degraded');
      await rounds(2);
      await cluster.redis.start();
      await untilRedisIs('ok');
    }));

  // On a busy machine a command of Redis may take too long, and a replica responds as without Redis: without content.
  // So the load tolerates that, and each replica is asked until it shows the content.
  test('the content backend is down, also during the start of a replica and a new release', () =>
    underLoad(
      'content backend down',
      async ({ rounds }) => {
        // An earlier test may have flushed Redis. Replicas may write Canada’s products before those of this page.
        await untilRedisHas(':content:', '/us/en/content-fragments/product/sports-drink/');
        await cluster.backends.stop();
        await until('a page is revalidated', async () =>
          (await Promise.all(replicas.map(ready))).some(({ content }) => content === 'degraded'),
        );
        const [, second] = replicas;
        await second.site.terminate();
        await cluster.restart(second);
        // Its own configuration gives it its own pages in Redis, but the same content.
        const release = await cluster.startRelease({ PRIVACY_POLICY_URL: 'http://127.0.0.1/privacy' });
        for (const { port } of [...replicas, release])
          await until(`${port} shows content of Redis`, () => shows(port, 'Fruit Punch'));
        await release.stop();
        await cluster.backends.start();
        await rounds(2);
      },
      /: without /,
    ));

  test('a publication sent to one replica reaches all', () =>
    underLoad('publication', async ({ time }) => {
      const [{ port }] = replicas;
      const name = 'Thunder Punch';
      await get(port, page, 'localhost');
      cluster.backends.aem().publish('product', { patch: { _path: productPath, productName: name } });
      expect((await webhook(port)).status).toBe(202);
      // The stale page at once, not the new one after a wait, unless another visitor has caused the new one.
      const { headers, body } = await get(port, page, 'localhost');
      expect(body.includes(name) ? ['HIT', 'STALE'] : ['STALE']).toContain(headers['x-nextjs-cache']);
      await time('until on every replica', async () =>
        (await Promise.all(replicas.map((replica) => shows(replica.port, name)))).every(Boolean),
      );
      await time('until at visitors', () => shows(cluster.port, name));
    }));
});

test('a client has one limit on all replicas', async () => {
  await untilRedisIs('ok');
  const responses = Array.from({ length: 12 }, (_, number) =>
    fetch(`http://127.0.0.1:${replicas[number % 3]?.port}/api/newsletter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.7' },
      body: '{}',
    }),
  );
  const statuses = (await Promise.all(responses)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([...new Array(10).fill(422), 429, 429]);
});
