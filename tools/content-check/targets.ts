import { matchCategory } from '@/lib/content/category-match';
import { isCategorySlug } from '@/lib/locales/category-slugs';
import { resolveRoute } from '@/lib/locales/route';
import type { LocaleContent, SiteContent } from './types';

/** Target of a link: another site, a page, a page whose fragment is missing, or nothing. */
export type Target =
  | { readonly state: 'elsewhere' | 'page' | 'nothing' }
  | { readonly state: 'unpublished'; readonly fragment: string };

const page: Target = { state: 'page' };

/** The locale and the path of a link to the site itself; null for other hosts. */
function ownPlace(href: string, content: LocaleContent, { hosts, locales }: SiteContent) {
  if (href.startsWith('/')) return { content, path: href.replace(/[?#].*/, '') };
  if (!URL.canParse(href)) return null;
  const { hostname, pathname } = new URL(href);
  const owner = locales.find(({ locale }) => hosts[locale.id].includes(hostname));
  return owner ? { content: owner, path: pathname } : null;
}

function fragmentTarget(content: LocaleContent, path: string): Target {
  const { campaigns, categories, folders, partners, incomplete } = content;
  const [first = '', second] = path.split('/').filter(Boolean).map(decodeURIComponent);
  const missing = (fragment: string): Target => ({ state: 'unpublished', fragment });
  if (first === 'partners' && second !== undefined) {
    const isThere = incomplete.has('partners') || partners.some(({ slug }) => slug === second);
    return isThere ? page : missing(`partners/${second}`);
  }
  if (first === 'c' && second !== undefined) {
    const isThere = incomplete.has('campaign') || campaigns.some(({ slug }) => slug === second);
    return isThere ? page : missing(`campaign/${second}`);
  }
  if (!isCategorySlug(first)) return page;
  const hasCategory = incomplete.has('category') || matchCategory(categories, first) !== null;
  if (!hasCategory) return missing(`category/${first}`);
  if (second === undefined || incomplete.has(`product/${first}`)) return page;
  const products = folders.find(({ category }) => category === first)?.products ?? [];
  return products.some(({ slug }) => slug === second) ? page : missing(`product/${first}/${second}`);
}

/** Returns the target of a locale's link. Other sites are not requested. */
export function targetOf(href: string, content: LocaleContent, site: SiteContent): Target {
  const place = ownPlace(href, content, site);
  if (!place) return { state: 'elsewhere' };
  const route = resolveRoute(place.content.locale, place.path || '/');
  if (route.kind !== 'page' || route.status !== 200) return { state: 'nothing' };
  return fragmentTarget(place.content, place.path);
}
