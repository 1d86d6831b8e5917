/** Search engines show about this number of characters of a description. */
const maxCharacters = 160;

const sentence = (line: string) => (/[.!?…]$/.test(line) ? line : `${line}.`);

/** Cuts a text after a whole word. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most - 1);
  return `${text.slice(0, end > 0 ? end : most - 1).replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')}…`;
}

/**
 * Returns the sentences of a text that fit into a description (SEO-03). Each line is a sentence. Cuts the
 * first one after a word if it is too long.
 */
export function description(text: string, most = maxCharacters): string {
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
