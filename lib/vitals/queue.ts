import { maxVitals, vitalsPath } from './names';
import type { Vital } from './schema';

type Measured = {
  readonly name: string;
  readonly value: number;
  readonly navigationType?: string;
  /** The page of the measurement, in browsers that measure route changes separately. */
  readonly navigationURL?: string;
};

const waiting = new Map<string, Vital>();
const sent = new Set<string>();

/** Returns the path of a measurement. By default it is the loaded page, even after a route change. */
function pathOf({ navigationURL }: Measured): string {
  const [loaded] = performance.getEntriesByType('navigation');
  const { pathname } = new URL(navigationURL ?? loaded?.name ?? location.href, location.href);
  return pathname.slice(0, 300);
}

/** Queues a measurement; a later value replaces it until it is sent. */
export function noteVital(measured: Measured): void {
  const { name, value, navigationType = '' } = measured;
  const path = pathOf(measured);
  const key = `${name} ${navigationType} ${path}`;
  if (!sent.has(key)) waiting.set(key, { name, value, path } as Vital);
}

/** Sends the queued measurements, each once. Those that the browser rejects are lost. */
export function sendVitals(): void {
  const batch = [...waiting].slice(0, maxVitals);
  waiting.clear();
  if (batch.length === 0) return;
  for (const [key] of batch) sent.add(key);
  const body = JSON.stringify({ vitals: batch.map(([, vital]) => vital) });
  navigator.sendBeacon(vitalsPath, new Blob([body], { type: 'application/json' }));
}

/** Drops the queued measurements when the visitor withdraws consent. */
export const dropVitals = () => waiting.clear();
