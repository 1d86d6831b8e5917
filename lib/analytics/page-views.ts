import { dataLayer, gtag } from './data-layer';

/** The title of a new route, and what the tag itself has to say about it, are there by then. */
export const settleMs = 250;

/** The newest entry of the queue when the last route was reported. */
let mark: object | undefined;

/** Sends a pageview. */
export function sendPageView(href: string): void {
  gtag('event', 'page_view', { page_location: href, page_title: document.title });
}

/** Whether an entry says that the tag has seen the browser go to an address. */
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
 * One pageview for a route the visitor has gone to (spec section 4). A property with "page changes based on browser
 * history events", which is its default, measures it by itself; a second one would count it twice.
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
