import type { Config } from '@/lib/config';
import { getTracesConfig } from '@/lib/config/traces';
import { logger } from './logger';

/**
 * Starts traces when the environment asks for them (`docs/operations.md`); otherwise no code of OpenTelemetry is
 * loaded. Wrong variables cost the traces, not the start. Gives what sends the last spans before the process ends.
 */
export async function startTracesIfAsked(config: Config): Promise<() => Promise<void>> {
  const traces = getTracesConfig();
  if (traces.state === 'wrong') logger.warn({ problem: traces.problem }, 'no traces');
  if (traces.state !== 'on') return async () => {};
  const { startTraces } = await import('./traces/start');
  return startTraces(config, traces.protocol);
}
