// Rules: CONT-13, CAMP-01
import { until } from '../../test-support/until';
import { get } from '../../test-support/visits';
import { type Cluster, secret, startCluster } from './support/cluster';

const folder = '/content/dam/solstride/us/en/content-fragments/slides';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ replicaCount: 2, revalidateSeconds: 60 });
});
afterAll(() => cluster?.stop());

const home = async (port: number) => (await get(port, '/', 'localhost')).body;

test('a slide appears and disappears at its time on every replica and through nginx', async () => {
  const replicas = cluster.replicas.map(({ port }) => port);
  // nginx comes last: it would keep the page from before the publication for seconds.
  const ports = [...replicas, cluster.port];
  for (const port of replicas) await home(port);
  const aem = cluster.backends.aem();
  // A page is rendered again for two seconds after a publication. A request that meets such a render gets its page.
  const from = Date.now() + 3000;
  const end = from + 1500;
  const slide = { from: new Date(from).toISOString(), until: new Date(end).toISOString() };
  const text = 'A second of fame';
  aem.publish('slides', { patch: { _path: `${folder}/lineup`, slideHeadline: 'Published' } });
  aem.publish('slides', { patch: { _path: `${folder}/fame`, slideHeadline: text, ...slide } });
  const { status } = await fetch(`http://127.0.0.1:${replicas[0]}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: '{"type":"slides"}',
  });
  expect(status).toBe(202);
  for (const port of replicas)
    await until('the publication is shown', async () => (await home(port)).includes('Published'));

  // A response between the times tells nothing: the time may have passed on its way.
  const seen: Record<'before' | 'between' | 'after', boolean[]> = { before: [], between: [], after: [] };
  while (seen.after.length < ports.length)
    for (const port of ports) {
      const sentAt = Date.now();
      const isShown = (await home(port)).includes(text);
      if (Date.now() < from) seen.before.push(isShown);
      else if (sentAt >= from && Date.now() < end) seen.between.push(isShown);
      else if (sentAt >= end) seen.after.push(isShown);
    }
  const kinds = Object.entries(seen).map(([time, shown]) => [time, [...new Set(shown)]]);
  expect(Object.fromEntries(kinds)).toEqual({ before: [false], between: [true], after: [false] });
});

test('a campaign is not found, shown and redirected at its times on every replica and through nginx', async () => {
  const ports = [...cluster.replicas.map(({ port }) => port), cluster.port];
  const from = Date.now() + 2000;
  const end = from + 1500;
  const times = { from: new Date(from).toISOString(), until: new Date(end).toISOString() };
  const _path = '/content/dam/solstride/us/en/content-fragments/campaign/fame';
  const campaign = { campaignTitle: 'Fame', campaignAfter: '/lyte', campaignBlocks: [], ...times };
  cluster.backends.aem().publish('campaign', { patch: { _path, ...campaign } });
  const { status } = await fetch(`http://127.0.0.1:${ports[0]}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: '{"type":"campaign"}',
  });
  expect(status).toBe(202);

  // A response between the times tells nothing: the time may have passed on its way.
  const seen: Record<'before' | 'between' | 'after', Set<number>> = {
    before: new Set(),
    between: new Set(),
    after: new Set(),
  };
  for (let rounds = 0; rounds < 2; rounds += seen.after.size > 0 ? 1 : 0)
    for (const port of ports) {
      const sentAt = Date.now();
      const found = await get(port, '/c/fame', 'localhost');
      if (Date.now() < from) seen.before.add(found.status);
      else if (sentAt >= from && Date.now() < end) seen.between.add(found.status);
      else if (sentAt >= end) seen.after.add(found.status);
    }
  const kinds = Object.entries(seen).map(([time, statuses]) => [time, [...statuses]]);
  expect(Object.fromEntries(kinds)).toEqual({ before: [404], between: [200], after: [307] });
});
