import { runSite, type Site } from '../../test-support/run-site';
import { get } from '../../test-support/visits';
import { awaited, halfSent, sendHalf } from './support/half-sent';

let site: Site;

beforeAll(async () => {
  site = await runSite({ RATE_LIMIT_PER_MINUTE: '100000' });
});
afterAll(() => site?.stop());

test('incomplete bodies delay no other request, get a response and are closed', async () => {
  const visit = async () => (await get(site.port, '/faq', 'localhost')).status;
  expect(await visit()).toBe(200);
  let open = 0;
  const send = (request: (typeof halfSent)[number]) => {
    const { sent, closed } = sendHalf(site.port, request);
    open += 1;
    void closed.finally(() => (open -= 1));
    return { sent, closed };
  };
  const first = awaited.map(send);
  await Promise.all(first.map(({ sent }) => sent));
  expect(await visit()).toBe(200);
  expect(open).toBe(awaited.length);

  const rest = halfSent.filter((request) => !awaited.includes(request));
  const statuses = await Promise.all([...first, ...rest.map(send)].map(({ closed }) => closed));
  const expected = [...awaited, ...rest].map(({ path, head, status }) => [path, head, status]);
  expect(expected.map(([path, head], index) => [path, head, statuses[index]])).toEqual(expected);
});
