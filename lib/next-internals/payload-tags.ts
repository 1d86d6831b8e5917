/** How Next writes the payload of a page, in parts, and how React writes the script that starts the page. */
const part =
  /<script>((?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\([^<]*\))<\/script>/g;
const start = /<script id="_R_">(\(globalThis\["TURBOPACK"\][^<]*)<\/script>/;

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
  const replaced = [...parts, starting];
  return { html: html.replace(part, '').replace(start, ''), script: replaced.join(';\n'), replaced };
}
