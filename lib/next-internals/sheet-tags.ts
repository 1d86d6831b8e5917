/** How React writes a style sheet of the build into a page, and the hint to load one that a page may need later. */
const sheet =
  /<link rel="stylesheet" href="(\/_next\/static\/chunks\/[\w~.-]+\.css)" data-precedence="next"\/>/g;
const hint = /<link rel="preload" href="\/_next\/static\/chunks\/[\w~.-]+\.css" as="style"\/>/g;

/** Replaces the link of each style sheet by what `replace` returns for its URL, and removes the hints. */
export function replaceSheets(html: string, replace: (url: string, link: string) => string): string {
  return html.replace(hint, '').replace(sheet, (link, url: string) => replace(url, link));
}

/** Returns the link of a sheet that is not loaded. React and the router's chunks take its sheet for loaded. */
export function asLoaded(link: string): string {
  return link.replace('/>', ' disabled=""/>');
}

/** Returns an element that React takes for one of its own styles, and not for a `<style>` of the layout. */
export function asStyle(styles: string): string {
  return `<style data-precedence="next">${styles}</style>`;
}
