import { deleteCookie } from 'cookies-next/client';
import { dataLayer, gtag } from './data-layer';
import { sendPageView } from './page-views';

/** Returns the host and its parent domains; the tag sets cookies on the widest domain that the browser accepts. */
export function cookieDomains(hostname: string): readonly string[] {
  const labels = hostname.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

/** Returns the names of the tag's cookies in a `Cookie` header. */
export function analyticsCookies(cookies: string): readonly string[] {
  const names = cookies.split(/;\s*/).map((cookie) => cookie.split('=', 1)[0] ?? '');
  return names.filter((name) => name.startsWith('_ga'));
}

/** Removes the tag's cookies from every domain where it may have set them. */
export function removeAnalyticsCookies(): void {
  for (const name of analyticsCookies(document.cookie)) {
    deleteCookie(name, { path: '/' });
    for (const domain of cookieDomains(window.location.hostname)) deleteCookie(name, { path: '/', domain });
  }
}

/** Sets the tag's own opt-out flag; while it is true, the tag measures nothing and writes no cookie. */
const disable = (id: string, disabled: boolean) => Object.assign(window, { [`ga-disable-${id}`]: disabled });

const isConfigured = (id: string) =>
  dataLayer().some((entry) => Reflect.get(entry, 0) === 'config' && Reflect.get(entry, 1) === id);

/** Returns the consent state of the tag: advertising only with the visitor's consent. */
function grants(advertising: boolean) {
  const ads = advertising ? 'granted' : 'denied';
  return { ad_storage: ads, ad_user_data: ads, ad_personalization: ads, analytics_storage: 'granted' };
}

/**
 * Starts the tag's measurement (COOK-03). The first configuration sends the pageview. When analytics is enabled again
 * on the same page, the tag is already configured, so send the pageview explicitly.
 */
export function startTracker(id: string, advertising: boolean): void {
  const again = isConfigured(id);
  disable(id, false);
  gtag('consent', again ? 'update' : 'default', grants(advertising));
  if (again) sendPageView(window.location.href);
}

/** Updates the tag's consent state after a change of the advertising preference. */
export const updateAdvertising = (advertising: boolean) => gtag('consent', 'update', grants(advertising));

/** Stops the tag and removes its cookies. */
export function stopTracker(id: string): void {
  disable(id, true);
  removeAnalyticsCookies();
}
