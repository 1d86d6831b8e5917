import { replaceScripts } from '@/lib/next-internals/script-tags';
import { hydratedEvent } from './hydrated-event';

/** Returns a page whose scripts wait for `lateScript`. Then nothing is more urgent, lazy pictures neither. */
export function delayScripts(html: string): string {
  return replaceScripts(html, (url) => `<script data-src="${url}" async fetchpriority="high"></script>`);
}

/**
 * Loads the delayed scripts and the payload once the browser has painted the page, or after a second. Until then the
 * document has `data-unpainted`, with which styles skip what is below the first view. Until the event `hydrated`, or
 * for a second, it has `data-still`, with which styles pause the animations that open a page: their frames
 * would delay hydration. At the event, repeats a click on a button that came too early. Self-contained, because its
 * source text is inlined.
 */
function loadLate(hydrated: string): void {
  const { dataset } = document.documentElement;
  dataset.unpainted = '';
  dataset.still = '';
  const animate = () => {
    delete dataset.still;
  };
  const load = () => {
    if (dataset.unpainted === undefined) return;
    for (const script of document.scripts) {
      const { src, payload } = script.dataset;
      if (src) script.src = src;
      if (payload) script.src = payload + location.pathname.replace(/\/$/, '');
    }
    delete dataset.unpainted;
  };
  document.addEventListener('DOMContentLoaded', () => {
    // A hidden page is not painted, and scripts may take longer than a visitor should wait for movement.
    setTimeout(() => {
      load();
      animate();
    }, 1000);
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      load();
    }).observe({ type: 'paint', buffered: true });
  });
  let clicked: HTMLElement | null = null;
  let isHydrated = false;
  // Other buttons submit a form, which works without scripts. A click after hydration replaces an earlier one.
  const keep = ({ target }: Event) => {
    clicked = isHydrated ? null : (target as Element).closest('button[type=button]');
  };
  const repeat = () => {
    isHydrated = true;
    animate();
    setTimeout(() => clicked?.click());
  };
  // On the way up: React may hydrate the page for a click on its way down, and handles that click itself.
  document.addEventListener('click', keep);
  document.addEventListener(hydrated, repeat, { once: true });
}

/** Returns the source of an inline script in `<head>`, which loads the delayed scripts of a page. */
export function lateScript(): string {
  return `(${loadLate.toString()})(${JSON.stringify(hydratedEvent)});`;
}
