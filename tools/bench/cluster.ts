import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

type Phase = Readonly<Record<string, number>>;

/** Returns the results of the cluster test's requests by phase. */
export async function benchCluster() {
  const options = ['jest', '-c', 'jest.cluster.config.mjs', 'cluster.test'];
  const { status } = spawnSync('npx', options, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('The cluster test failed');
  const phases = JSON.parse(readFileSync('test-results/cluster.json', 'utf8')) as Record<string, Phase>;
  return Object.entries(phases).map(([phase, { requests, failures, stale, slowestMs, ...notes }]) => ({
    phase,
    requests: requests ?? 0,
    failures: failures ?? 0,
    stale: stale ?? 0,
    'slowest, ms': slowestMs ?? 0,
    notes: Object.entries(notes)
      .map(([what, ms]) => `${ms} ${what}`)
      .join(', '),
  }));
}
