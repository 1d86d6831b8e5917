import type { Audit } from '@/tools/bench/lighthouse/audit';
import { isSlower, misses, summarize } from '@/tools/bench/lighthouse/summary';

const base: Audit = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 69,
  lcp: 1000,
  tbt: 100,
  cls: 0,
  scripts: [],
};
const audits = (...changes: Partial<Audit>[]) => changes.map((change) => ({ ...base, ...change }));

test('compares each round with the blank page of the same round', () => {
  const blank = audits({ tbt: 100 }, { tbt: 500, lcp: 4000, performance: 60 }, { tbt: 120 });
  const own = audits(
    { tbt: 150, lcp: 1500, performance: 96 },
    { tbt: 560, lcp: 6000, performance: 57 },
    { tbt: 190, lcp: 1600, performance: 95 },
  );
  expect(summarize('faq', own, blank, 100)).toMatchObject({
    page: 'faq',
    performance: 95,
    'behind blank': 3,
    'TBT over blank, ms': 60,
    'LCP, ratio': 1.5,
    SEO: 100,
  });
});

test('names every missed target, and none of a page that reaches them', () => {
  const blank = audits({});
  const good = summarize('faq', audits({ tbt: 180, lcp: 1700, performance: 96 }), blank, 100);
  expect(misses('faq', good)).toEqual([]);
  const bad = audits({
    tbt: 181,
    lcp: 1710,
    performance: 95,
    cls: 0.01,
    accessibility: 99,
    bestPractices: 96,
  });
  expect(misses('faq', summarize('faq', bad, blank, 92))).toEqual([
    '3 points behind the blank page, at most 2',
    'blocks 81 ms longer than the blank page, at most 80',
    'LCP 1.71 times the blank page’s, at most 1.7',
    'layout shift 0.01',
    'accessibility 99 of 100',
    'best practices 96 of 100',
    'SEO 92 of 100',
  ]);
  expect(
    misses('home', summarize('home', audits({ tbt: 250, lcp: 2500, performance: 94 }), blank, 100)),
  ).toEqual([]);
});

test('a page is slower when it exceeds the noise of the recorded run', () => {
  const row = (tbt: number, lcp = 1000) => summarize('home', audits({ tbt, lcp }), audits({}), 100);
  expect(isSlower(row(340), { ...row(300) })).toBe(false);
  expect(isSlower(row(360), { ...row(300) })).toBe(true);
  expect(isSlower(row(300, 1300), { ...row(300) })).toBe(true);
  expect(isSlower(row(9000), undefined)).toBe(false);
});
