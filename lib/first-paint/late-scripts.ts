import { replaceScripts } from '@/lib/next-internals/script-tags';

/** How long the scripts wait for the first paint, in milliseconds. */
const maxWaitMs = 1000;

/** Returns a page whose scripts wait for `lateScript`. Then nothing is more urgent, lazy pictures neither. */
export function delayScripts(html: string): string {
  return replaceScripts(html, (url) => `<script data-src="${url}" async="" fetchpriority="high"></script>`);
}

/**
 * Loads the delayed scripts once the browser has painted the page, or after `maxMs`. Self-contained, because its
 * source text is inlined.
 */
function loadLate(maxMs: number): void {
  const load = () => {
    for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-src]')) {
      script.setAttribute('src', String(script.dataset.src));
      script.removeAttribute('data-src');
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    // A hidden page is not painted.
    setTimeout(load, maxMs);
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      setTimeout(load);
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Returns the source of an inline script in `<head>`, which loads the delayed scripts of a page. */
export function lateScript(): string {
  return `(${loadLate.toString()})(${maxWaitMs});`;
}
