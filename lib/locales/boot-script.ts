import { localeIds } from './definitions';
import { demoKey } from './demo';
import { hashTarget } from './hash-bridge';
import { languageOfferScript } from './language-offer';
import { languageParameter } from './language-query';
import { demoParameter } from './locale-query';

type BootData = {
  readonly demoKey: string;
  readonly demoParameter: string;
  readonly localeIds: readonly string[];
  readonly languageParameter: string;
};

/**
 * Runs in `<head>` before the first paint: demo mode, then the hash bridge, then listeners that are needed before
 * hydration. Must be self-contained, because its source text is inlined.
 */
function boot(data: BootData, target: typeof hashTarget): void {
  const { demoKey: key, demoParameter: demo, localeIds: known, languageParameter: language } = data;
  const readCookie = () =>
    document.cookie
      .split('; ')
      .find((entry) => entry.startsWith(`${key}=`))
      ?.slice(key.length + 1);
  const read = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const store = (value: string | null) => {
    try {
      if (value) localStorage.setItem(key, value);
      else localStorage.removeItem(key);
    } catch {
      // Storage is disabled; the cookie alone stores the choice.
    }
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, too late here.
    document.cookie = value ? `${key}=${value}; path=/; SameSite=Lax` : `${key}=; path=/; max-age=0`;
    // Chromium writes cookies later; reading waits for it, and the next request must carry the choice.
    return readCookie();
  };

  const query = new URLSearchParams(location.search);
  const wanted = query.get(demo);
  if (wanted === 'clear' || (wanted && known.includes(wanted))) {
    store(wanted === 'clear' ? null : wanted);
    query.delete(demo);
    const rest = query.toString();
    location.replace(location.pathname + (rest && `?${rest}`) + location.hash);
    return;
  }

  const cookie = readCookie();
  const stored = read();
  if ((cookie && !known.includes(cookie)) || (stored && !known.includes(stored))) {
    // A value that cannot be removed would cause endless reloads.
    if (!store(null)) {
      location.reload();
      return;
    }
  } else if (stored && cookie !== stored) {
    if (store(stored) === stored) {
      location.reload();
      return;
    }
  }

  const follow = () => {
    const to = target(location.hash, location.search);
    if (to === null) return;
    if (to === location.pathname + location.search) history.replaceState(null, '', to);
    else location.replace(to);
  };
  follow();
  // Until hydration the router misses hash changes, and on hydration it would remove the hash from the URL.
  addEventListener('hashchange', () => {
    if (!document.documentElement.dataset.hashBridge) follow();
  });
  // Links to the other language preserve query and hash, which a static page cannot know.
  addEventListener('click', ({ target: clicked }) => {
    const link = clicked instanceof Element && clicked.closest('a[data-language-switch]');
    if (!(link instanceof HTMLAnchorElement)) return;
    const address = new URL(new URL(link.href).origin + location.pathname + location.search + location.hash);
    // The parameter would redirect back to this language.
    address.searchParams.delete(language);
    link.href = address.href;
  });
}

/**
 * Returns the source of the inline script in `<head>`.
 * @param others language → origin of the country's other sites
 */
export function bootScript(others: Readonly<Record<string, string>> = {}): string {
  const data: BootData = { demoKey, demoParameter, localeIds, languageParameter };
  return `(${boot.toString()})(${JSON.stringify(data)},${hashTarget.toString()});${languageOfferScript(others)}`;
}
