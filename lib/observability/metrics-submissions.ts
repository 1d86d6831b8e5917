import { getMetrics, type SubmissionOutcome } from './metrics';

const forms: ReadonlySet<string> = new Set(['contact', 'newsletter', 'reviews']);

function outcomeOf(status: number): SubmissionOutcome {
  if (status < 300) return 'accepted';
  if (status === 422) return 'invalid';
  if (status === 429) return 'limited';
  return status < 500 ? 'rejected' : 'failed';
}

/** Counts a submission by its outcome; other routes are not counted. Nothing of its content is stored. */
export function countSubmission(route: string, status: number): void {
  if (forms.has(route)) getMetrics().submissions.inc({ form: route, outcome: outcomeOf(status) });
}
