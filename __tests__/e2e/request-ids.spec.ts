import { Agent, request as nodeRequest } from 'node:http';
import { fakePasskey } from '@/mocks/handlers/reviews';
import { type Backends, startBackends } from '@/mocks/server';
import { runSite, type Site } from '../../test-support/run-site';
import { expect, test } from './support/test';

let backends: Backends;
let site: Site;
/** Two connections for all requests, which follow each other on each. */
let agent: Agent;

// One server for all tests, which therefore run one after the other.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  backends = await startBackends();
  agent = new Agent({ keepAlive: true, maxSockets: 2 });
  site = await runSite({
    AEM_URL: backends.url,
    REVIEWS_API_URL: `${backends.url}/reviews-api`,
    REVIEWS_PASSKEY: fakePasskey,
    NEWSLETTER_API_URL: `${backends.url}/newsletter/opt-in`,
    LOG_LEVEL: 'info',
  });
  // Before it is ready, the site renders a page for itself.
  await expect.poll(async () => (await fetch(`${site.url}/api/ready`)).status).toBe(200);
});

test.beforeEach(() => {
  for (const service of Object.values(backends.services)) service.reset();
});

test.afterAll(async () => {
  agent.destroy();
  await site.stop();
  await backends.close();
});

/** Returns the request id of a response. */
function send(path: string, id: string, body?: object): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-request-id': id, 'content-type': 'application/json' };
    const sent = nodeRequest(
      site.url + path,
      { agent, method: body ? 'POST' : 'GET', headers },
      (response) => {
        response.resume();
        response.on('end', () => resolve([response.headers['x-request-id']].flat().join()));
      },
    );
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}

/** Returns the ids of the calls whose decoded address contains the text. */
const idsOf = (part: string) => [
  ...new Set(
    Object.values(backends.services)
      .flatMap((service) => service.log())
      .filter(({ url }) => decodeURIComponent(url).includes(part))
      .map(({ requestId }) => requestId),
  ),
];

test('calls for two concurrent visitors have the request id of each', async () => {
  const release = backends.services.aem.hold();
  const responses = Promise.all([
    send('/sports-drink/fruit-punch', 'visitor-a'),
    send('/zero-sugar/glacier-freeze', 'visitor-b'),
  ]);
  await expect.poll(() => idsOf('').sort()).toEqual(['visitor-a', 'visitor-b']);
  release();
  expect(await responses).toEqual(['visitor-a', 'visitor-b']);
  expect(idsOf('/product/sports-drink/')).toEqual(['visitor-a']);
  expect(idsOf('/product/zero-sugar/')).toEqual(['visitor-b']);
  // No call is without an id, and a call that both need is sent once, for either.
  expect(idsOf('').sort()).toEqual(['visitor-a', 'visitor-b']);
});

test('many requests on few connections keep their ids in calls to the service', async () => {
  const ids = Array.from({ length: 8 }, (_, number) => `r-${number}`);
  const path = (id: string) => `/api/reviews?productId=p-of-${id}`;
  const sent = ids.map((id) => send(path(id), id));
  const posted = send('/api/newsletter', 'n-1', { email: 'ada@private.example' });
  expect(await Promise.all([...sent, posted])).toEqual([...ids, 'n-1']);
  for (const id of ids) expect(idsOf(`p-of-${id}`)).toEqual([id]);
  expect(idsOf('/newsletter/')).toEqual(['n-1']);
});

test('a failure is logged with the id of its request', async () => {
  backends.services.aem.set({ mode: 'graphql-error' });
  backends.services.newsletter.set({ status: 500 });
  // No other test requests this line.
  await send('/lyte', 'visitor-a');
  await send('/api/newsletter', 'visitor-b', { email: 'ada@private.example' });
  const handleRequest = () => {
    const failures = site.lines().filter(({ level }) => level !== 'info');
    return [...new Set(failures.map(({ msg, requestId }) => `${requestId}: ${msg}`))].sort();
  };
  await expect
    .poll(handleRequest)
    .toEqual([
      'visitor-a: content request failed',
      'visitor-b: Unable to subscribe to newsletter. Please try again later.',
    ]);
});
