/** How Next writes the payload of a page, in parts, and how React writes the script that starts the page. */
const part =
  /<script>((?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\([^<]*\))<\/script>/g;
const start = /<script id="_R_">(\(globalThis\["TURBOPACK"\][^<]*)<\/script>/;

/** A row that tells React of a file, in the payload as a JavaScript string has it. */
const hint = /(?<=\\n):HL\[\\"([^"\\]+)\\",[^\]]*\]\\n/g;

/**
 * Returns a payload without React's hints for files that the page requests itself: React would look for each of them in
 * the document. Leaves rows from the first long text on, which may have any content.
 */
function withoutHints(payload: string, html: string): string {
  const [rows = ''] = payload.split(/:T[\da-f]+,/, 1);
  const own = rows.replace(hint, (row, url: string) => (html.includes(`href="${url}"`) ? '' : row));
  return own + payload.slice(rows.length);
}

/**
 * Separates the payload of a page from its HTML. The script starts the page after it has added the payload, in place of
 * the inline scripts, whose texts are returned too.
 * @returns null for a page that has no payload or does not start by itself
 */
export function splitPayload(
  html: string,
): { readonly html: string; readonly script: string; readonly replaced: readonly string[] } | null {
  const starting = start.exec(html)?.[1];
  const parts = [...html.matchAll(part)].map(([, text = '']) => text);
  if (!starting || parts.length === 0) return null;
  const payload = withoutHints(parts.join(';\n'), html);
  return {
    html: html.replace(part, '').replace(start, ''),
    script: [payload, starting].join(';\n'),
    replaced: [...parts, starting],
  };
}
