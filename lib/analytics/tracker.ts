import { removeAnalyticsCookies } from './cookies';
import { dataLayer, gtag } from './data-layer';
import { sendPageView } from './page-views';

/** The tag's own switch: while it is true, nothing is measured and no cookie written. */
const disable = (id: string, disabled: boolean) => Object.assign(window, { [`ga-disable-${id}`]: disabled });

const isConfigured = (id: string) =>
  dataLayer().some((entry) => Reflect.get(entry, 0) === 'config' && Reflect.get(entry, 1) === id);

/** What the tag may use its data for: advertising only with the visitor's consent to it. */
function grants(advertising: boolean) {
  const ads = advertising ? 'granted' : 'denied';
  return { ad_storage: ads, ad_user_data: ads, ad_personalization: ads, analytics_storage: 'granted' };
}

/**
 * Lets the tag measure (spec section 4, "Cookie banner"). Its first configuration sends the pageview; when analytics
 * is switched on again on the same page, the tag is configured already and is asked for one.
 */
export function startTracker(id: string, advertising: boolean): void {
  const again = isConfigured(id);
  disable(id, false);
  gtag('consent', again ? 'update' : 'default', grants(advertising));
  if (again) sendPageView(window.location.href);
}

/** The advertising preference has changed. */
export const updateAdvertising = (advertising: boolean) => gtag('consent', 'update', grants(advertising));

/** Stops the tag and removes its cookies. */
export function stopTracker(id: string): void {
  disable(id, true);
  removeAnalyticsCookies();
}
