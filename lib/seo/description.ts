/** Search engines show about so many characters of a description. */
const mostCharacters = 160;

const sentence = (line: string) => (/[.!?…]$/.test(line) ? line : `${line}.`);

/** Returns a text cut after a whole word. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most - 1);
  return `${text.slice(0, end > 0 ? end : most - 1).replace(/[\s,;:–-]+$/, '')}…`;
}

/**
 * Returns the sentences of a text that fit into a description (SEO-03). Each line counts as a sentence; a first one
 * that is too long is cut after a word.
 */
export function description(text: string, most = mostCharacters): string {
  const lines = text
    .split(/\n|(?<=[.!?])\s/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map(sentence);
  let summary = '';
  for (const line of lines) {
    const longer = summary ? `${summary} ${line}` : cut(line, most);
    if (longer.length > most) break;
    summary = longer;
  }
  return summary;
}
