/** English messages of failures (REV-03). The page translates them into French. */
export const reviewTexts = {
  list: 'Failed to load reviews.',
  summary: 'Unable to load rating summary',
  submit: 'Review submission failed.',
  submitNetwork: 'Network error during submission.',
  submitUnexpected: 'An unexpected error occurred during submission.',
  submitErrors: 'Submission failed. Please check the errors below.',
} as const;
