import { bounded, maxLengths } from './bounded';

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
