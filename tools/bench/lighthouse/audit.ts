import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

const category = z.object({ score: z.number() }).transform(({ score }) => Math.round(score * 100));
const metric = z.object({ numericValue: z.number() }).transform(({ numericValue }) => numericValue);

const report = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.object({
    'largest-contentful-paint': metric,
    'total-blocking-time': metric,
    'cumulative-layout-shift': metric,
    'bootup-time': z.object({
      details: z.object({ items: z.array(z.object({ url: z.string(), total: z.number() })) }),
    }),
  }),
});

/** Result of one audit: scores from 0 to 100, times in milliseconds under the throttle of Lighthouse's mobile preset. */
export type Audit = {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Processor time by script, longest first. */
  readonly scripts: readonly { readonly url: string; readonly ms: number }[];
};

/** Parses a report of Lighthouse 12 in JSON. Throws if Lighthouse could not audit the page. */
export function readReport(json: string): Audit {
  const { categories, audits } = report.parse(JSON.parse(json));
  return {
    performance: categories.performance,
    accessibility: categories.accessibility,
    bestPractices: categories['best-practices'],
    seo: categories.seo,
    lcp: audits['largest-contentful-paint'],
    tbt: audits['total-blocking-time'],
    cls: audits['cumulative-layout-shift'],
    scripts: audits['bootup-time'].details.items.map(({ url, total }) => ({ url, ms: total })),
  };
}

const cli = 'tools/bench/lighthouse/node_modules/lighthouse/cli/index.js';

async function auditOnce(url: string, flags: readonly string[]): Promise<Audit> {
  const chromium = ['--headless', '--no-sandbox', '--disable-gpu', ...flags].join(' ');
  const options = ['--output=json', '--quiet', '--no-enable-error-reporting', `--chrome-flags=${chromium}`];
  const { stdout } = await promisify(execFile)('node', [cli, url, ...options], { maxBuffer: 2 ** 26 });
  return readReport(stdout);
}

/**
 * Audits an address with the mobile preset in a new Chromium of the environment variable `CHROME_PATH`. Audits twice if
 * the first time fails: in one of about forty, Chromium's trace has no start of the navigation.
 * @param flags more flags for Chromium
 */
export async function audit(url: string, flags: readonly string[] = []): Promise<Audit> {
  return auditOnce(url, flags).catch(() => auditOnce(url, flags));
}
