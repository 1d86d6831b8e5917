import { mostVitals, vitalsPath } from './names';
import type { Vital } from './schema';

type Measured = {
  readonly name: string;
  readonly value: number;
  readonly navigationType?: string;
  /** The page that it is of, where the browser measures changes of route by themselves. */
  readonly navigationURL?: string;
};

const waiting = new Map<string, Vital>();
const sent = new Set<string>();

/** Otherwise vitals are of the page that was loaded, also when the visitor has gone on to another route. */
function pathOf({ navigationURL }: Measured): string {
  const [loaded] = performance.getEntriesByType('navigation');
  const { pathname } = new URL(navigationURL ?? loaded?.name ?? location.href, location.href);
  return pathname.slice(0, 300);
}

/** Notes a measurement; a later value of the same one replaces it until it is sent. */
export function noteVital(measured: Measured): void {
  const { name, value, navigationType = '' } = measured;
  const path = pathOf(measured);
  const key = `${name} ${navigationType} ${path}`;
  if (!sent.has(key)) waiting.set(key, { name, value, path } as Vital);
}

/** Sends what was measured since, each measurement once. What the browser does not take is lost. */
export function sendVitals(): void {
  const batch = [...waiting].slice(0, mostVitals);
  waiting.clear();
  if (batch.length === 0) return;
  for (const [key] of batch) sent.add(key);
  const body = JSON.stringify({ vitals: batch.map(([, vital]) => vital) });
  navigator.sendBeacon(vitalsPath, new Blob([body], { type: 'application/json' }));
}

/** Forgets what was measured and not sent, when the consent is withdrawn. */
export const dropVitals = () => waiting.clear();
