/** What a visitor may read of a failure, in the words of spec section 8. The page puts French ones in their place. */
export const reviewTexts = {
  list: 'Failed to load reviews.',
  summary: 'Unable to load rating summary',
  submit: 'Review submission failed.',
  submitNetwork: 'Network error during submission.',
  submitUnexpected: 'An unexpected error occurred during submission.',
  submitErrors: 'Submission failed. Please check the errors below.',
} as const;

const longest = 200;

/**
 * A text of the service as one line of words: no markup, no second line (a stack would begin there), not the key,
 * no address.
 */
export function serviceWords(text: string, passkey: string): string {
  const [line = ''] = text
    .replace(/<(script|style)\b.*?<\/\1\s*>/gis, ' ')
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .split(/[\r\n]/);
  const words = line
    .replaceAll(passkey, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > longest ? `${words.slice(0, longest)}…` : words;
}
