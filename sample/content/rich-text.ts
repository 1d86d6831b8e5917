/** A rich text field. AEM leaves out the form that a query did not ask for. */
export interface RichText {
  readonly plaintext?: string;
  readonly html?: string;
}

/** Which forms of a rich text field a response carries. */
export type RichTextForm = 'both' | 'html' | 'plaintext';

/** Short facts as plain text, one per block, the way categories and partners are written. */
export function factBlocks(facts: readonly string[]): RichText {
  return { plaintext: facts.join('\n\n') };
}

/** A bullet list in the given form. */
export function bulletList(bullets: readonly string[], form: RichTextForm): RichText {
  const html = `<ul>${bullets.map((bullet) => `<li>${bullet}</li>`).join('')}</ul>`;
  return pick(bullets.join('\n'), html, form);
}

/** Paragraphs in the given form; a paragraph may carry inline markup. */
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
