/** Puts values into a text's `{names}`, for the browser, which has the words but not the library that formats them. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
}
