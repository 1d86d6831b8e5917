import { deleteCookie } from 'cookies-next/client';

/** The host and its parents: the tag puts its cookies on the widest one that the browser lets it. */
export function cookieDomains(hostname: string): readonly string[] {
  const labels = hostname.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

/** Names of the tag's cookies in a `Cookie` text. */
export function analyticsCookies(cookies: string): readonly string[] {
  const names = cookies.split(/;\s*/).map((cookie) => cookie.split('=', 1)[0] ?? '');
  return names.filter((name) => name.startsWith('_ga'));
}

/** Removes the tag's cookies wherever it may have put them. */
export function removeAnalyticsCookies(): void {
  for (const name of analyticsCookies(document.cookie)) {
    deleteCookie(name, { path: '/' });
    for (const domain of cookieDomains(window.location.hostname)) deleteCookie(name, { path: '/', domain });
  }
}
