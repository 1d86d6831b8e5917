import { readReport } from '@/tools/bench/lighthouse/audit';

const report = {
  categories: {
    performance: { score: 0.974 },
    accessibility: { score: 1 },
    'best-practices': { score: 0.96 },
    seo: { score: 0.69 },
  },
  audits: {
    'largest-contentful-paint': { numericValue: 1234.5 },
    'total-blocking-time': { numericValue: 80 },
    'cumulative-layout-shift': { numericValue: 0 },
    'bootup-time': { details: { items: [{ url: 'http://localhost/a.js', total: 90, scripting: 40 }] } },
    'uses-http2': { score: null },
  },
};

test('reads scores from 0 to 100, times and scripts', () => {
  expect(readReport(JSON.stringify(report))).toEqual({
    performance: 97,
    accessibility: 100,
    bestPractices: 96,
    seo: 69,
    lcp: 1234.5,
    tbt: 80,
    cls: 0,
    scripts: [{ url: 'http://localhost/a.js', ms: 90 }],
  });
});

test('throws for a page that Lighthouse could not audit', () => {
  const failed = { ...report, categories: { ...report.categories, performance: { score: null } } };
  expect(() => readReport(JSON.stringify(failed))).toThrow('performance');
});
