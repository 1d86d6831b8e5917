import { runSite } from '../../test-support/run-site';
import { addresses, get } from '../../test-support/visits';
import { findOtherNodes } from './support/other-nodes';

const others = findOtherNodes();

/** Requests pages of each locale, a missing one and an API, and ends the server with SIGTERM. */
async function smoke(program: string): Promise<void> {
  const site = await runSite({ METRICS_TOKEN: 'count-everything' }, program);
  try {
    for (const { path, host, status, shows } of addresses) {
      const response = await get(site.port, path, host);
      expect([path, response.status]).toEqual([path, status]);
      expect(response.body).toContain(shows);
    }
    const metrics = await get(site.port, '/api/metrics', 'localhost', {
      headers: { authorization: 'Bearer count-everything' },
    });
    const running = /nodejs_version_info\{version="v([^"]+)"/.exec(metrics.body)?.[1];
    expect(running).toBe(others.find((one) => one.program === program)?.version);
    expect(await site.terminate()).toEqual({ code: 0, signal: null });
  } finally {
    await site.stop();
  }
}

// Without another Node release on this machine, the test is skipped.
const testHere = others.length > 0 ? test : test.skip;

testHere('the built server runs on the other Node releases of this machine', async () => {
  for (const { program } of others) await smoke(program);
});
