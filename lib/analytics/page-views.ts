import { dataLayer, gtag } from './data-layer';

/** Delay in milliseconds, until the new route's title and the tag's own history events are available. */
export const settleMs = 250;

/** Last entry of the queue when the previous route was reported. */
let mark: object | undefined;

/** Sends a pageview. */
export function sendPageView(href: string): void {
  gtag('event', 'page_view', { page_location: href, page_title: document.title });
}

/** Returns whether an entry is the tag's own history event for a URL. */
function measures(entry: object, href: string): boolean {
  const event: unknown = Reflect.get(entry, 'event');
  const to: unknown = Reflect.get(entry, 'gtm.newUrl');
  const withoutQuery = (address: string) => address.split(/[?#]/)[0];
  return (
    typeof event === 'string' &&
    event.startsWith('gtm.historyChange') &&
    typeof to === 'string' &&
    withoutQuery(to) === withoutQuery(href)
  );
}

/**
 * Sends one pageview for a new route (COOK-03). A property with "page changes based on browser history events", the
 * default, sends it itself; a second pageview would count twice.
 */
export function reportRoute(href: string): void {
  const layer = dataLayer();
  const from = mark;
  mark = layer.at(-1);
  setTimeout(() => {
    const fresh = from ? layer.slice(layer.lastIndexOf(from) + 1) : layer;
    if (!fresh.some((entry) => measures(entry, href))) sendPageView(href);
  }, settleMs);
}
