import { Agent, request as nodeRequest } from 'node:http';
import { standInPasskey } from '@/mocks/handlers/reviews';
import { type Backends, startBackends } from '@/mocks/server';
import { runSite, type Site } from './support/run-site';
import { expect, test } from './support/test';

let backends: Backends;
let site: Site;
/** Two connections for everything: requests follow each other on each. */
let agent: Agent;

test.beforeEach(async () => {
  backends = await startBackends();
  agent = new Agent({ keepAlive: true, maxSockets: 2 });
  site = await runSite({
    AEM_URL: backends.url,
    REVIEWS_API_URL: `${backends.url}/reviews-api`,
    REVIEWS_PASSKEY: standInPasskey,
    NEWSLETTER_API_URL: `${backends.url}/newsletter/opt-in`,
    LOG_LEVEL: 'info',
  });
});

test.afterEach(async () => {
  agent.destroy();
  await site.stop();
  await backends.close();
});

/** The id that the answer has. */
function ask(path: string, id: string, body?: object): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-request-id': id, 'content-type': 'application/json' };
    const sent = nodeRequest(site.url + path, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve([answer.headers['x-request-id']].flat().join()));
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}

/** The ids of the calls whose decoded address has this in it. */
const idsOf = (part: string) => [
  ...new Set(
    Object.values(backends.services)
      .flatMap((service) => service.log())
      .filter(({ url }) => decodeURIComponent(url).includes(part))
      .map(({ requestId }) => requestId),
  ),
];

test('what two visitors cause at once goes to the services under the id of each', async () => {
  backends.services.aem.set({ delayMs: 200 });
  const answers = await Promise.all([
    ask('/sports-drink/fruit-punch', 'visitor-a'),
    ask('/zero-sugar/glacier-freeze', 'visitor-b'),
  ]);
  expect(answers).toEqual(['visitor-a', 'visitor-b']);
  expect(idsOf('/product/sports-drink/')).toEqual(['visitor-a']);
  expect(idsOf('/product/zero-sugar/')).toEqual(['visitor-b']);
  // Nothing is asked without an id, and what both need is asked once, by either.
  expect(idsOf('').sort()).toEqual(['visitor-a', 'visitor-b']);
});

test('many requests on few connections keep their ids on the way to the service', async () => {
  const ids = Array.from({ length: 8 }, (_, number) => `r-${number}`);
  const path = (id: string) => `/api/reviews?productId=p-of-${id}`;
  const sent = ids.map((id) => ask(path(id), id));
  const posted = ask('/api/newsletter', 'n-1', { email: 'ada@private.example' });
  expect(await Promise.all([...sent, posted])).toEqual([...ids, 'n-1']);
  for (const id of ids) expect(idsOf(`p-of-${id}`)).toEqual([id]);
  expect(idsOf('/newsletter/')).toEqual(['n-1']);
});

test('a failure is in the log under the id of the request that met it', async () => {
  backends.services.aem.set({ mode: 'graphql-error' });
  backends.services.newsletter.set({ status: 500 });
  await ask('/sports-drink', 'visitor-a');
  await ask('/api/newsletter', 'visitor-b', { email: 'ada@private.example' });
  const told = () => {
    const failures = site.lines().filter(({ level }) => level !== 'info');
    return [...new Set(failures.map(({ msg, requestId }) => `${requestId}: ${msg}`))].sort();
  };
  await expect
    .poll(told)
    .toEqual([
      'visitor-a: content call failed',
      'visitor-b: Unable to subscribe to newsletter. Please try again later.',
    ]);
});
