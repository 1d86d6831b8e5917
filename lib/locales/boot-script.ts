import { localeIds } from './definitions';
import { demoKey } from './demo';
import { hashTarget } from './hash-bridge';
import { languageParameter } from './language';

type BootData = {
  readonly demoKey: string;
  readonly localeIds: readonly string[];
  readonly languageParameter: string;
};

/**
 * Runs in `<head>` before anything paints: demo mode first, then the hash bridge, last what cannot wait for the
 * page's own scripts. Self-contained, because its source text is what the browser gets.
 */
function boot(data: BootData, target: typeof hashTarget): void {
  const { demoKey: key, localeIds: known, languageParameter: language } = data;
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
      // Storage is switched off: the cookie alone carries the choice.
    }
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers too late for a script that runs before paint.
    document.cookie = value ? `${key}=${value}; path=/; SameSite=Lax` : `${key}=; path=/; max-age=0`;
  };

  const query = new URLSearchParams(location.search);
  const wanted = query.get('demo');
  if (wanted === 'clear' || (wanted && known.includes(wanted))) {
    store(wanted === 'clear' ? null : wanted);
    query.delete('demo');
    const rest = query.toString();
    location.replace(location.pathname + (rest && `?${rest}`) + location.hash);
    return;
  }

  const cookie = readCookie();
  const stored = read();
  if ((cookie && !known.includes(cookie)) || (stored && !known.includes(stored))) {
    store(null);
    if (!readCookie()) location.reload();
    return;
  }
  if (stored && cookie !== stored) {
    store(stored);
    if (readCookie() === stored) location.reload();
    return;
  }

  const follow = () => {
    const to = target(location.hash, location.search);
    if (to === null) return;
    if (to === location.pathname + location.search) history.replaceState(null, '', to);
    else location.replace(to);
  };
  follow();
  // Before the page is hydrated the router hears of no hash, and takes it out of the address when it is.
  addEventListener('hashchange', () => {
    if (!document.documentElement.dataset.hashBridge) follow();
  });
  // The way to the other language keeps query and anchor, which a static page cannot know.
  addEventListener('click', ({ target: clicked }) => {
    const link = clicked instanceof Element && clicked.closest('a[data-language-switch]');
    if (!(link instanceof HTMLAnchorElement)) return;
    const address = new URL(new URL(link.href).origin + location.pathname + location.search + location.hash);
    // It would lead back to this language.
    address.searchParams.delete(language);
    link.href = address.href;
  });
}

/** The text of the inline script in `<head>` (design decision 4, contract section 2 "Demo mode"). */
export function bootScript(): string {
  const data: BootData = { demoKey, localeIds, languageParameter };
  return `(${boot.toString()})(${JSON.stringify(data)},${hashTarget.toString()})`;
}
