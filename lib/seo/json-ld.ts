const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON for an inline script: nothing in it can end the script or begin a comment. */
export function inlineJson(data: object): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character);
}
