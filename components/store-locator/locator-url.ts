import type { Config } from '@/lib/config';

/** Part of the site itself, shown while it runs locally without a locator. */
const standIn = '/stand-ins/store-locator.html';

export type Locator = {
  readonly url: string;
  /** The bundled page; it shares the site's origin and gets fewer rights for it. */
  readonly isStandIn: boolean;
};

/**
 * The locator's address with the site it is shown on (spec section 2, contract section 3); null where none is
 * configured outside `local`.
 * @param referrer the site's canonical origin
 */
export function locatorUrl(
  { storeLocatorUrl, appEnv }: Pick<Config, 'storeLocatorUrl' | 'appEnv'>,
  referrer: string,
): Locator | null {
  if (storeLocatorUrl) {
    const url = new URL(storeLocatorUrl);
    url.searchParams.set('referrer', referrer);
    return { url: url.href, isStandIn: false };
  }
  if (appEnv !== 'local') return null;
  return { url: `${standIn}?${new URLSearchParams({ referrer })}`, isStandIn: true };
}
