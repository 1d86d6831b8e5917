'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { hidePending, showPending } from '@/components/ui/link-pending-state';
import { selectsLocale } from '@/lib/locales/locale-query';

/** Paths that are not pages: route handlers, assets and files. */
const noPage = /^\/(?:api|content)\/|\.\w+$/;

/**
 * Returns the link to a page of this site that an event happened on. Returns null for links that the browser follows
 * itself: to other origins, new tabs and files, within the page, and to another locale.
 */
function siteLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return null;
  const { origin, pathname, search, hash, dataset } = link;
  if (origin !== location.origin || (link.target && link.target !== '_self')) return null;
  if (link.hasAttribute('download') || noPage.test(pathname)) return null;
  if (dataset.languageSwitch !== undefined || selectsLocale(search)) return null;
  // The script in <head> reads old addresses behind the hash.
  if (hash.startsWith('#/')) return null;
  const isSamePage = pathname === location.pathname && search === location.search;
  return isSamePage && hash ? null : link;
}

/** Returns whether a click is for the router: not one that opens a new tab or that a component has handled. */
function isPlainClick(event: MouseEvent): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented);
}

/** Events that usually precede a click: a pointer over the link, a finger on it, or the keyboard focus. */
const intents = ['pointerover', 'focusin'] as const;

/**
 * Follows the links of the whole page with the router, and prefetches a page when a visitor points at its link (NAV-08).
 * Links are plain `<a>` elements, which need no script of their own.
 */
export function LinkRouter() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const followed = useRef<Element>(null);

  useEffect(() => {
    if (!isPending && followed.current) hidePending(followed.current);
  }, [isPending]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let pointed: Element | null = null;
    const prefetch = ({ target }: Event) => {
      const link = siteLink(target);
      if (link && link !== pointed && link.pathname !== location.pathname) router.prefetch(link.href);
      pointed = link;
    };
    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) ? siteLink(event.target) : null;
      if (!link) return;
      event.preventDefault();
      if (followed.current) hidePending(followed.current);
      followed.current = link;
      showPending(link);
      startTransition(() => router.push(link.href));
    };
    for (const intent of intents) window.addEventListener(intent, prefetch, { signal, passive: true });
    // A listener of the window runs after those of React, which may have handled the click.
    window.addEventListener('click', follow, { signal });
    return () => controller.abort();
  }, [router]);

  return null;
}
