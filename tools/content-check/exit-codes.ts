import type { Report } from './check-content';

/** Exit codes for CI. */
export const exitCodes = {
  /** No errors; there may be warnings. */
  fine: 0,
  errors: 1,
  /** Unknown options or an invalid configuration. */
  usage: 2,
  /** Part of the content could not be read, so the report is incomplete. */
  unreadable: 3,
} as const;

/** Returns the exit code of a report. */
export function exitCodeOf({ failures, findings }: Pick<Report, 'failures' | 'findings'>): number {
  if (failures.length > 0) return exitCodes.unreadable;
  return findings.some(({ severity }) => severity === 'error') ? exitCodes.errors : exitCodes.fine;
}
