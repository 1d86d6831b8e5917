import { timeLimits } from '@/lib/server/site-server';
import { runSite, type Site } from '../../../test-support/run-site';
import { addresses, get } from '../../../test-support/visits';
import { halfSent, sendHalf } from '../../cluster/support/half-sent';
import { measured, memoryBytes } from './support/memory';

const clients = 200;

let site: Site;

beforeAll(async () => {
  site = await runSite({ ...measured, RATE_LIMIT_PER_MINUTE: '100000' });
});
afterAll(() => site?.stop());

/** Requests each address this often. */
async function visit(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1)
    for (const { path, host, status } of addresses)
      expect((await get(site.port, path, host)).status).toBe(status);
}

test(`${clients} incomplete bodies need little memory and are closed in time`, async () => {
  await visit(20);
  const before = await memoryBytes(site);
  const startedAt = performance.now();
  let open = clients;
  const requests = Array.from({ length: clients / halfSent.length }, () => halfSent).flat();
  const all = requests.map((request) => sendHalf(site.port, request).closed.then(() => (open -= 1)));
  let most = 0;
  while (open > 0) {
    await visit(1);
    most = Math.max(most, await memoryBytes(site));
  }
  await Promise.all(all);
  expect(performance.now() - startedAt).toBeLessThan(timeLimits.requestTimeout + 5000);
  expect(most - before).toBeLessThan(50 * 1024 * 1024);
});
