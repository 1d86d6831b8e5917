/** A rich text field. AEM omits forms that a query does not request. */
export interface RichText {
  readonly plaintext?: string;
  readonly html?: string;
}

/** Forms of a rich text field in a response. */
export type RichTextForm = 'both' | 'html' | 'plaintext';

/** Returns short facts as plain text, one per block, as in categories and partners. */
export function factBlocks(facts: readonly string[]): RichText {
  return { plaintext: facts.join('\n\n') };
}

/** Returns a bullet list in the given form. */
export function bulletList(bullets: readonly string[], form: RichTextForm): RichText {
  const html = `<ul>${bullets.map((bullet) => `<li>${bullet}</li>`).join('')}</ul>`;
  return pick(bullets.join('\n'), html, form);
}

/** Returns paragraphs in the given form. A paragraph may contain inline markup. */
export function paragraphs(texts: readonly string[], form: RichTextForm): RichText {
  const html = texts.map((text) => `<p>${text}</p>`).join('');
  const plaintext = texts.map((text) => text.replace(/<[^>]+>/g, '')).join('\n\n');
  return pick(plaintext, html, form);
}

function pick(plaintext: string, html: string, form: RichTextForm): RichText {
  if (form === 'html') return { html };
  if (form === 'plaintext') return { plaintext };
  return { plaintext, html };
}
