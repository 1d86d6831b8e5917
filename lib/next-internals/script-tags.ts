/** How React writes a script of the build into a page, and the hint to load one early. */
const script = /<script src="(\/_next\/static\/chunks\/[\w~.-]+\.js)" async=""><\/script>/g;
const hint =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[\w~.-]+\.js"\/>/g;

/** Replaces each script of the build by what `replace` returns for its URL, and removes the hints. */
export function replaceScripts(html: string, replace: (url: string) => string): string {
  return html.replace(hint, '').replace(script, (_, url: string) => replace(url));
}
