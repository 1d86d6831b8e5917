/**
 * The time in which content is shown, in milliseconds since 1970: from `from` until just before `until`. Null means no
 * limit. Numbers instead of dates, because stored content is JSON.
 */
export type TimeWindow = { readonly from: number | null; readonly until: number | null };

/** Returns whether content is shown at a time (CONT-13). */
export const activeAt = ({ from, until }: TimeWindow, now: number): boolean =>
  (from ?? now) <= now && now < (until ?? Number.POSITIVE_INFINITY);

/** Returns the next time after `now` at which content appears or disappears; null if none does. */
export function nextBoundary(windows: readonly TimeWindow[], now: number): number | null {
  const times = windows.flatMap(({ from, until }) => [from ?? now, until ?? now]);
  return times.filter((time) => time > now).toSorted((a, b) => a - b)[0] ?? null;
}
