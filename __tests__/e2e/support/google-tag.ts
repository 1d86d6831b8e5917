import type { BrowserContext } from '@playwright/test';

/** Runs in the page in place of Google's script, with the behaviour that the site depends on. */
function tag(measuresHistory: boolean): void {
  const layer: object[] = window.dataLayer ?? [];
  window.dataLayer = layer;
  let id = '';
  const send = (url: string) => {
    if (!id || Reflect.get(window, `ga-disable-${id}`)) return;
    const labels = location.hostname.split('.');
    for (const name of ['_ga', `_ga_${id.slice(2)}`]) {
      // The widest domain that the browser accepts; it rejects public suffixes.
      for (let width = 1; width <= labels.length && !document.cookie.includes(`${name}=`); width += 1) {
        // biome-ignore lint/suspicious/noDocumentCookie: as the original does; the Cookie Store API is asynchronous.
        document.cookie = `${name}=1; path=/; max-age=600; domain=${labels.slice(-width).join('.')}`;
      }
    }
    const query = new URLSearchParams({ tid: id, en: 'page_view', dl: url });
    void fetch(`https://www.google-analytics.com/g/collect?${query}`, { method: 'POST', mode: 'no-cors' });
  };
  const handle = (entry: object) => {
    const [name, what, values] = Array.from(entry as ArrayLike<unknown>);
    if (name === 'config') id = String(what);
    if (name === 'config') send(location.href);
    if (name === 'event') send(String(Reflect.get(Object(values), 'page_location')));
  };
  for (const entry of [...layer]) handle(entry);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    const length = push(...entries);
    entries.forEach(handle);
    return length;
  };
  if (!measuresHistory) return;
  let old = location.href;
  const changed = () => {
    if (location.href === old) return;
    layer.push({ event: 'gtm.historyChange-v2', 'gtm.oldUrl': old, 'gtm.newUrl': location.href });
    old = location.href;
    send(old);
  };
  const pushState = history.pushState.bind(history);
  history.pushState = (...change) => {
    pushState(...change);
    changed();
  };
  window.addEventListener('popstate', changed);
}

export type Outside = {
  /** Every request that left the site. */
  readonly requests: readonly string[];
  /** Paths of the pageviews that were measured, in order. */
  readonly views: () => readonly string[];
};

/**
 * Blocks the network of a browser and records its requests. The Google tag is a fake: `history` is one
 * whose property measures history changes itself, `plain` one that does not, `failing` does not load.
 */
export async function watchOutside(
  context: BrowserContext,
  kind: 'plain' | 'history' | 'failing' = 'plain',
): Promise<Outside> {
  const requests: string[] = [];
  await context.route(
    (url) => !url.hostname.endsWith('localhost'),
    async (route) => {
      const url = route.request().url();
      requests.push(url);
      if (url.includes('/gtag/js') && kind !== 'failing') {
        const body = `(${tag.toString()})(${kind === 'history'})`;
        await route.fulfill({ contentType: 'text/javascript', body });
      } else if (url.includes('/g/collect')) {
        await route.fulfill({ status: 204 });
      } else if (route.request().isNavigationRequest()) {
        await route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' });
      } else {
        await route.abort();
      }
    },
  );
  return {
    requests,
    views: () =>
      requests
        .filter((url) => url.includes('/g/collect'))
        .map((url) => new URL(new URL(url).searchParams.get('dl') ?? '').pathname),
  };
}
