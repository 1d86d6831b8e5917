import type { Config } from '@/lib/config';
import { getTracesConfig } from '@/lib/config/traces';
import { logger } from './logger';
import type { Traces } from './traces/start';

/**
 * Starts traces when the environment turns them on (`docs/operations.md`); otherwise no code of OpenTelemetry is
 * loaded. Wrong variables disable the traces and do not fail the start.
 */
export async function startConfiguredTraces(config: Config): Promise<Traces | null> {
  const traces = getTracesConfig();
  if (traces.state === 'wrong') logger.warn({ problem: traces.problem }, 'traces disabled');
  if (traces.state !== 'on') return null;
  const { startTraces } = await import('./traces/start');
  return startTraces(config, traces.protocol);
}
