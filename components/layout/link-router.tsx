'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { hidePending, showPending } from '@/components/ui/link-pending-state';
import { isPlainClick, siteLink } from './site-link';

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
