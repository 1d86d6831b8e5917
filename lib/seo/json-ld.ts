const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Returns JSON for an inline script, escaped so that it cannot end the script or start a comment. */
export function inlineJson(data: object): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character);
}
