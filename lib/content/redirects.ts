import { getConfig } from '@/lib/config';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { isAddress } from '@/lib/locales/route';
import { getContentClient } from './content-client';
import type { Redirect } from './types';

/** Status and location of a redirect. */
export type RedirectTarget = { readonly status: 307 | 308; readonly location: string };

/** A longer chain of redirects counts as a loop. */
const maxHops = 10;

/** Placeholder of the site's own origin. */
const site = 'http://site.invalid';

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns the spelling by which paths are compared: decoded, in lower case, without slashes at the end. */
export const redirectKey = (path: string) => decoded(path).toLowerCase().split('/').filter(Boolean).join('/');

/** The middleware sends addresses below an unknown category to this page, so a redirect from it could loop. */
const notFoundKey = '404';

/** Returns whether a locale has a page at a path whatever its content. Products and partners may be missing. */
const hasPage = (locale: LocaleDefinition, path: string) =>
  isAddress(locale, path) && path.split('/').length < 3;

type RedirectsByPath = ReadonlyMap<string, Redirect>;

/** Returns the redirects of a locale by normalized path: the first one of each path, and none from a page. */
export function redirectsByPath(locale: LocaleDefinition, redirects: readonly Redirect[]): RedirectsByPath {
  const usable = redirects.filter(({ from }) => !hasPage(locale, from));
  return new Map(usable.toReversed().map((redirect) => [redirectKey(redirect.from), redirect]));
}

/** Returns the redirect from the target of another one. */
export const nextRedirect = ({ to }: Redirect, known: RedirectsByPath): Redirect | undefined =>
  to.startsWith('/') ? known.get(redirectKey(new URL(to, site).pathname)) : undefined;

/** Returns a redirect and those that follow it, in order; null for a loop. */
export function redirectChain(first: Redirect, known: RedirectsByPath): readonly Redirect[] | null {
  const chain = [first];
  for (let next = nextRedirect(first, known); next; next = nextRedirect(next, known)) {
    if (chain.length > maxHops || chain.includes(next)) return null;
    chain.push(next);
  }
  return chain;
}

/** Returns whether redirects may lead to a link: to the site itself, or to a listed origin. */
export const isAllowedTarget = (href: string, origins: readonly string[]): boolean =>
  href.startsWith('/') || origins.includes(new URL(href).origin);

/** Returns the targets of a locale's redirects by normalized path. A chain leads straight to its last target. */
function targetsOf(
  locale: LocaleDefinition,
  redirects: readonly Redirect[],
  origins: readonly string[],
): ReadonlyMap<string, RedirectTarget> {
  const known = redirectsByPath(locale, redirects);
  const entries = [...known].flatMap(([key, redirect]): [string, RedirectTarget][] => {
    const chain = redirectChain(redirect, known);
    const to = chain?.at(-1)?.to;
    if (!chain || to === undefined || !isAllowedTarget(to, origins)) return [];
    const { href } = new URL(to, site);
    const location = href.startsWith(`${site}/`) ? href.slice(site.length) : href;
    return [[key, { status: chain.every(({ isPermanent }) => isPermanent) ? 308 : 307, location }]];
  });
  return new Map(entries);
}

/** The targets of the lists in the content client's store, made once for each list. */
const known = new WeakMap<readonly Redirect[], ReadonlyMap<string, RedirectTarget>>();

/** Returns a location with the request's query appended to its own. */
function withQuery(location: string, search: string): string {
  if (search === '') return location;
  const hashAt = location.indexOf('#');
  const [href, hash] = hashAt < 0 ? [location, ''] : [location.slice(0, hashAt), location.slice(hashAt)];
  return href + (href.includes('?') ? `&${search.slice(1)}` : search) + hash;
}

/**
 * Returns the redirect of a path without a page (NAV-09); null without one, or if the list cannot be read. `path` is
 * decoded, and `search` is the query with its question mark.
 */
export async function findRedirect(
  locale: LocaleDefinition,
  path: string,
  search: string,
): Promise<RedirectTarget | null> {
  const key = redirectKey(path);
  if (key === notFoundKey) return null;
  const result = await getContentClient().read({ type: 'redirect', locale });
  if (result.state === 'failed') return null;
  const { items } = result;
  const targets = known.get(items) ?? targetsOf(locale, items, getConfig().redirectOrigins);
  known.set(items, targets);
  const target = targets.get(key);
  return target ? { ...target, location: withQuery(target.location, search) } : null;
}
