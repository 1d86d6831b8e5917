// Rules: CONT-13, CAMP-01
import { until } from '../../test-support/until';
import { get } from '../../test-support/visits';
import { type Cluster, secret, startCluster } from './support/cluster';

const folder = '/content/dam/solstride/us/en/content-fragments';

/** Milliseconds until content changes: enough to render a page before. The test may look at any time after. */
const soon = 3000;

let cluster: Cluster;
beforeAll(async () => {
  // Content that is not published again stays as it is for longer than the test.
  cluster = await startCluster({ replicaCount: 2, revalidateSeconds: 3600 });
});
afterAll(() => cluster?.stop());

const ports = () => [...cluster.replicas.map(({ port }) => port), cluster.port];

/** Publishes a fragment, and informs one replica. */
async function publish(type: 'slides' | 'campaign', patch: Readonly<Record<string, unknown>>) {
  cluster.backends.aem().publish(type, { patch: { _path: `${folder}/${type}/fame`, ...patch } });
  const { status } = await fetch(`http://127.0.0.1:${cluster.replicas[0]?.port}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ type }),
  });
  expect(status).toBe(202);
}

const iso = (time: number) => new Date(time).toISOString();

/** Waits until every replica and nginx send such a response, and returns the time of the first one. */
async function untilAll(what: string, isSo: (port: number) => Promise<boolean>): Promise<number> {
  const times: number[] = [];
  for (const port of ports()) {
    await until(`${what} at ${port}`, () => isSo(port));
    times.push(Date.now());
  }
  return Math.min(...times);
}

test('a slide appears and disappears at its time on every replica and through nginx', async () => {
  const text = 'A second of fame';
  const isShown = async (port: number) => (await get(port, '/', 'localhost')).body.includes(text);
  for (const port of ports()) expect(await isShown(port)).toBe(false);

  const from = Date.now() + soon;
  await publish('slides', { slideHeadline: text, from: iso(from) });
  expect(await untilAll('the slide is shown', isShown)).toBeGreaterThanOrEqual(from);

  const end = Date.now() + soon;
  await publish('slides', { slideHeadline: text, from: iso(from), until: iso(end) });
  const isHidden = async (port: number) => !(await isShown(port));
  expect(await untilAll('the slide is hidden', isHidden)).toBeGreaterThanOrEqual(end);
});

test('a campaign is not found, shown and redirected at its times on every replica and through nginx', async () => {
  const has = (status: number) => async (port: number) =>
    (await get(port, '/c/fame', 'localhost')).status === status;
  const campaign = { campaignTitle: 'Fame', campaignAfter: '/lyte', campaignBlocks: [] };

  const from = Date.now() + soon;
  await publish('campaign', { ...campaign, from: iso(from) });
  for (const port of ports()) if (!(await has(404)(port))) expect(Date.now()).toBeGreaterThanOrEqual(from);
  expect(await untilAll('the campaign is shown', has(200))).toBeGreaterThanOrEqual(from);

  const end = Date.now() + soon;
  await publish('campaign', { ...campaign, from: iso(from), until: iso(end) });
  expect(await untilAll('the campaign has ended', has(307))).toBeGreaterThanOrEqual(end);
});
