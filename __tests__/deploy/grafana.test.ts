import { readFileSync } from 'node:fs';
import { localeIds } from '@/lib/locales/definitions';
import { getMetrics, startMetrics } from '@/lib/observability/metrics';
import { vitalsHistograms } from '@/lib/vitals/metrics';
import { timeNames } from '@/lib/vitals/names';

type Panel = { readonly title: string; readonly targets: readonly { readonly expr: string }[] };
const dashboard: {
  readonly panels: readonly Panel[];
  readonly templating: { readonly list: readonly { readonly name: string; readonly query: string }[] };
} = JSON.parse(readFileSync('deploy/grafana/site.json', 'utf8'));

const metricName = /\b(?:site|process|nodejs)_[a-z0-9_]+/g;
const operations = readFileSync('docs/operations.md', 'utf8');

beforeAll(() => {
  startMetrics();
  vitalsHistograms();
});

/** Names of series: a histogram has three, each with its own suffix. */
async function seriesNames(): Promise<ReadonlySet<string>> {
  const metrics = await getMetrics().registry.getMetricsAsJSON();
  return new Set(
    metrics.flatMap(({ name, type }) =>
      String(type) === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  );
}

/** Labels that a query filters or groups by, with the metric's name before them. */
const labelsIn = (query: string) =>
  [...query.matchAll(/\{([^{}]*)\}|\bby \(([^()]*)\)/g)].flatMap(([, filters, groups]) =>
    (filters ?? groups ?? '').split(',').map((part) => part.trim().replace(/[=!~].*/, '')),
  );

test('every query of the dashboard names metrics that the site has', async () => {
  const known = await seriesNames();
  for (const { title, targets } of dashboard.panels) {
    for (const { expr } of targets) {
      const names = expr.match(metricName) ?? [];
      expect([title, names.length > 0, names.filter((name) => !known.has(name))]).toEqual([title, true, []]);
    }
  }
});

test('queries use only labels of these metrics', () => {
  const labels = [
    'directive',
    'form',
    'kind',
    'le',
    'locale',
    'name',
    'outcome',
    'route',
    'service',
    'status',
    'type',
  ];
  for (const { targets } of dashboard.panels) {
    for (const { expr } of targets) expect(labels).toEqual(expect.arrayContaining(labelsIn(expr)));
  }
});

test('the dashboard has every web vital and every locale', () => {
  const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
  for (const name of timeNames) expect(queries).toContain(`name="${name}"`);
  expect(queries).toContain('site_web_vitals_layout_shift_bucket');
  const locales = dashboard.templating.list.find(({ name }) => name === 'locale')?.query.split(',');
  expect(locales?.toSorted()).toEqual([...localeIds].toSorted());
});

test('the alerts of the operations page name metrics that the site has', async () => {
  const known = await seriesNames();
  const alerts = /```yaml\n(groups:[\s\S]*?)```/.exec(operations)?.[1] ?? '';
  const names = alerts.match(metricName) ?? [];
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});
