import path from 'node:path';
import type { Site } from '../../../../test-support/run-site';
import { get } from '../../../../test-support/visits';

const token = 'count';

/** Environment of a site whose memory is measured. */
export const measured = {
  METRICS_TOKEN: token,
  NODE_OPTIONS: `--require ${path.resolve('__tests__/check/cluster/support/gc-on-signal.cjs')}`,
};

/** Returns the bytes that a process holds after some collections, in its heap and beside it. */
export async function memoryBytes(site: Site): Promise<number> {
  site.signal('SIGUSR2');
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const { body } = await get(site.port, '/api/metrics', 'localhost', {
    headers: { authorization: `Bearer ${token}` },
  });
  const gauge = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
  return gauge('nodejs_heap_size_used_bytes') + gauge('nodejs_external_memory_bytes');
}
