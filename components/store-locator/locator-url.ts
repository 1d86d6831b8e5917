import type { Config } from '@/lib/config';

/** Bundled page that replaces the locator in `local`. */
const fake = '/fakes/store-locator.html';

export type Locator = {
  readonly url: string;
  /** True for the bundled page, which shares the site's origin and therefore gets fewer sandbox permissions. */
  readonly isFake: boolean;
};

/**
 * Returns the locator's URL with the referring site (SHOP-01); null when none is configured outside `local`.
 * @param referrer the site's canonical origin
 */
export function locatorUrl(
  { storeLocatorUrl, appEnv }: Pick<Config, 'storeLocatorUrl' | 'appEnv'>,
  referrer: string,
): Locator | null {
  if (storeLocatorUrl) {
    const url = new URL(storeLocatorUrl);
    url.searchParams.set('referrer', referrer);
    return { url: url.href, isFake: false };
  }
  if (appEnv !== 'local') return null;
  return { url: `${fake}?${new URLSearchParams({ referrer })}`, isFake: true };
}
