/**
 * Maximum lengths of texts from outside, in UTF-16 units. Longer texts are cut, so that no input takes long
 * to process (OPS-09). All are well above what editors and visitors write.
 */
export const maxLengths = {
  /** Names, headlines and other single lines of the content. */
  line: 500,
  link: 2048,
  /** Rich text and other blocks of the content, as HTML or as plain text. */
  block: 32_768,
  reviewTitle: 500,
  reviewText: 10_000,
  /** Error message of a service. */
  reason: 4096,
} as const;

/** Returns the first `most` units of a text, without splitting a surrogate pair. */
export function bounded(text: string, most: number): string {
  if (text.length <= most) return text;
  const last = text.charCodeAt(most - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHalf ? most - 1 : most);
}
