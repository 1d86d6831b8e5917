/**
 * Returns the source of an inline script in `<head>`: the browser paints nothing before it has read the start tag of
 * the element with that id. The rest of a page would move a part that is painted alone, and the page arrives before its
 * style sheets anyway. A `<link>` in the HTML would do, but React's place for it depends on the time.
 */
export function wholePageScript(lastId: string): string {
  return `document.head.append(Object.assign(document.createElement('link'),{rel:'expect',blocking:'render',href:'#${lastId}'}));`;
}
