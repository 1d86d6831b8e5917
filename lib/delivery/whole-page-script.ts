/**
 * Returns the source of an inline script in `<head>`, with which the browser paints nothing before it has read the start
 * tag of the element with that id. A part that is painted alone would move when the rest of the page arrives. The delay
 * is small: what comes after the first view is some 10 KB. React would hoist a `<link>` to a place that varies between
 * renders.
 */
export function wholePageScript(lastId: string): string {
  return `document.head.append(Object.assign(document.createElement('link'),{rel:'expect',blocking:'render',href:'#${lastId}'}));`;
}
