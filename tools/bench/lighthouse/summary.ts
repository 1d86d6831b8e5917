import { median, rounded } from '../lib/numbers';
import type { Audit } from './audit';
import { type Limits, type PageName, pages } from './pages';

/** Medians of one page's rounds. Values that depend on the machine are also compared with the round's blank page. */
export type Summary = {
  readonly page: string;
  readonly performance: number;
  readonly 'behind blank': number;
  readonly 'TBT, ms': number;
  readonly 'TBT over blank, ms': number;
  readonly 'LCP, ms': number;
  readonly 'LCP, ratio': number;
  readonly CLS: number;
  readonly accessibility: number;
  readonly 'best practices': number;
  readonly SEO: number;
};

/** @param seo score of the page in production: the other environments are closed to search engines */
export function summarize(
  page: string,
  own: readonly Audit[],
  blank: readonly Audit[],
  seo: number,
): Summary {
  const of = (read: (audit: Audit) => number, digits = 0) => rounded(median(own.map(read)), digits);
  const against = (compare: (audit: Audit, base: Audit) => number, digits = 0) =>
    rounded(median(own.map((audit, round) => compare(audit, blank[round] ?? audit))), digits);
  return {
    page,
    performance: of(({ performance }) => performance),
    'behind blank': against((audit, base) => base.performance - audit.performance),
    'TBT, ms': of(({ tbt }) => tbt),
    'TBT over blank, ms': against((audit, base) => audit.tbt - base.tbt),
    'LCP, ms': of(({ lcp }) => lcp),
    'LCP, ratio': against((audit, base) => audit.lcp / base.lcp, 2),
    CLS: of(({ cls }) => cls, 3),
    accessibility: of(({ accessibility }) => accessibility),
    'best practices': of(({ bestPractices }) => bestPractices),
    SEO: seo,
  };
}

/** Returns the targets that a page misses, as sentences. */
export function misses(name: PageName, row: Summary): string[] {
  const { points, blockingMs, lcp }: Limits = pages[name].limits;
  return [
    row['behind blank'] > points && `${row['behind blank']} points behind the blank page, at most ${points}`,
    row['TBT over blank, ms'] > blockingMs &&
      `blocks ${row['TBT over blank, ms']} ms longer than the blank page, at most ${blockingMs}`,
    row['LCP, ratio'] > lcp && `LCP ${row['LCP, ratio']} times the blank page’s, at most ${lcp}`,
    row.CLS > 0 && `layout shift ${row.CLS}`,
    ...(['accessibility', 'best practices', 'SEO'] as const).map(
      (kind) => row[kind] < 100 && `${kind} ${row[kind]} of 100`,
    ),
  ].filter((text) => text !== false);
}

/** Whether a page blocks or paints later than in the recorded run, by more than the usual noise of 25 %. */
export function isSlower(
  row: Summary,
  before: Partial<Record<string, string | number>> | undefined,
): boolean {
  const was = (key: keyof Summary) => Number(before?.[key] ?? Number.NaN);
  const slack = Math.max(was('TBT over blank, ms') * 0.25, 50);
  return (
    row['TBT over blank, ms'] > was('TBT over blank, ms') + slack ||
    row['LCP, ratio'] > was('LCP, ratio') * 1.25
  );
}
