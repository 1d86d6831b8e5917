import { Histogram } from 'prom-client';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { getMetrics } from '@/lib/observability/metrics';
import { routeLabel } from '@/lib/observability/request-labels';
import { shiftName } from './names';
import type { Vital } from './schema';

/**
 * Includes the limits of the ratings "good" and "poor": 0.2 and 0.5 for INP, 0.8 and 1.8 for TTFB, 1.8 and 3
 * for FCP, 2.5 and 4 for LCP.
 */
const seconds = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10];
/** Includes the limits of "good", 0.1, and "poor", 0.25. */
const shifts = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

function makeHistograms() {
  const registers = [getMetrics().registry];
  return {
    times: new Histogram({
      name: 'site_web_vitals_seconds',
      help: 'Web vitals that browsers of visitors measured, by route: LCP, INP, FCP, TTFB',
      labelNames: ['name', 'route', 'locale'] as const,
      buckets: seconds,
      registers,
    }),
    shifts: new Histogram({
      name: 'site_web_vitals_layout_shift',
      help: 'Cumulative layout shift that browsers of visitors measured, by route',
      labelNames: ['route', 'locale'] as const,
      buckets: shifts,
      registers,
    }),
  };
}

const histogramsOf = new WeakMap<object, ReturnType<typeof makeHistograms>>();

/** Returns the histograms of this process in the registry of `GET /api/metrics`. */
export function vitalsHistograms(): ReturnType<typeof makeHistograms> {
  const { registry } = getMetrics();
  const known = histogramsOf.get(registry);
  if (known) return known;
  const histograms = makeHistograms();
  histogramsOf.set(registry, histograms);
  return histograms;
}

/** Records a measurement with its route, from a fixed list, instead of its path. */
export function observeVital({ name, value, path }: Vital, locale: LocaleDefinition): void {
  const labels = { route: routeLabel(path, locale), locale: locale.id };
  const { times, shifts: layoutShifts } = vitalsHistograms();
  if (name === shiftName) layoutShifts.observe(labels, value);
  else times.observe({ ...labels, name }, value / 1000);
}
