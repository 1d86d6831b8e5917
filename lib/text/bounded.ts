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

/** Matches the start tags of elements that contain code, and their end tags. */
const codeStart = /^<(script|style)\b/i;
const codeEnd = /<\/(?:script|style)\b/gi;

/** Replaces every tag, and scripts and styles with their content, with a space. Reads the text once. */
function withoutMarkup(text: string): string {
  const ends = [...text.matchAll(codeEnd)].map(({ index }) => index);
  let plain = '';
  let at = 0;
  for (let start = text.indexOf('<'); start >= 0; start = text.indexOf('<', at)) {
    while ((ends[0] ?? text.length) < start) ends.shift();
    const [codeEndsAt = start] = codeStart.test(text.slice(start, start + 8)) ? ends : [];
    const end = text.indexOf('>', codeEndsAt);
    if (end < 0) break;
    plain += `${text.slice(at, start)} `;
    at = end + 1;
  }
  return plain + text.slice(at);
}

/** Replaces every word with an @ with `…`, because services repeat visitors' input. */
export function withoutAddresses(text: string): string {
  const words = bounded(text, maxLengths.reason).split(/(\s+)/);
  return words.map((word) => (word.includes('@') ? '…' : word)).join('');
}

const maxLength = 200;

/** Returns a service's text as one line of at most 200 units, without markup and e-mail addresses. */
export function serviceText(text: string): string {
  const [line = ''] = withoutMarkup(bounded(text, maxLengths.reason))
    .trim()
    .split(/[\r\n]/);
  const shown = withoutAddresses(line).replace(/\s+/g, ' ').trim();
  return shown.length > maxLength ? `${bounded(shown, maxLength)}…` : shown;
}
