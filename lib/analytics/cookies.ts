import { deleteCookie } from 'cookies-next/client';

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
