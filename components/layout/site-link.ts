import { selectsLocale } from '@/lib/locales/locale-query';

/** Paths that are not pages: route handlers, assets and files. */
const noPage = /^\/(?:api|content)\/|\.\w+$/;

/**
 * Returns the link to a page of this site that an event happened on. Returns null for links that the browser follows
 * itself: to other origins, new tabs and files, within the page, and to another locale.
 */
export function siteLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return null;
  const { origin, pathname, search, hash, dataset } = link;
  if (origin !== location.origin || (link.target && link.target !== '_self')) return null;
  if (link.hasAttribute('download') || noPage.test(pathname)) return null;
  if (dataset.languageSwitch !== undefined || selectsLocale(search)) return null;
  // The script in <head> reads old addresses behind the hash.
  if (hash.startsWith('#/')) return null;
  const isSamePage = pathname === location.pathname && search === location.search;
  return isSamePage && hash ? null : link;
}

/** Returns whether a click is for the router: not one that opens a new tab or that a component has handled. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented);
}
