'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { hashTarget } from '@/lib/locales/hash-bridge';
import { languageParameter } from '@/lib/locales/language-query';

/** Each language has its own origin, so use a browser navigation; the router must not fetch from another origin. */
const namesLanguage = (target: string) =>
  new URL(target, window.location.origin).searchParams.has(languageParameter);

/** Routes hash addresses that are typed or followed after the page has loaded (NAV-06). */
export function HashBridge() {
  const router = useRouter();
  useEffect(() => {
    const follow = () => {
      const target = hashTarget(window.location.hash, window.location.search);
      if (target === null) return;
      if (namesLanguage(target)) window.location.replace(target);
      else router.replace(target);
    };
    window.addEventListener('hashchange', follow);
    // The script in <head> handles earlier ones (`lib/locales/boot-script`).
    document.documentElement.dataset.hashBridge = 'router';
    return () => window.removeEventListener('hashchange', follow);
  }, [router]);
  return null;
}
