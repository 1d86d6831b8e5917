/** How Next writes the payload of a page, in parts, and how React writes the script that starts the page. */
const part =
  /<script>((?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\([^<]*\))<\/script>/g;
const start = /<script id="_R_">(\(globalThis\["TURBOPACK"\][^<]*)<\/script>/;

const hint = /(?<=\\n):HL\[\\"([^"\\]+)\\",[^\]]*\]\\n/g;

/**
 * Returns a part without React's hints for files that the page requests itself: React would look for each of them in
 * the document. Leaves rows from the first long text on, which may have any content.
 */
function withoutHints(part: string, html: string): string {
  const text = part.search(/:T[\da-f]+,/);
  const rows = text < 0 ? part : part.slice(0, text);
  const rest = part.slice(rows.length);
  return rows.replace(hint, (row, url: string) => (html.includes(`href="${url}"`) ? '' : row)) + rest;
}

/**
 * Next runs such scripts before hydration, each in a task of its own. An empty one ends the task that evaluates React.
 */
const pause = 'self.__next_s=[[0,{children:self.trustedTypes?.emptyHTML??""}]]';

/**
 * Separates the payload of a page from its HTML. The script starts the page after it has added the payload.
 * @returns null for a page that has no payload or does not start by itself
 */
export function splitPayload(html: string): { readonly html: string; readonly script: string } | null {
  const starting = start.exec(html)?.[1];
  const parts = [...html.matchAll(part)].map(([, text]) => withoutHints(text ?? '', html));
  if (!starting || parts.length === 0) return null;
  return { html: html.replace(part, '').replace(start, ''), script: [...parts, pause, starting].join(';\n') };
}
