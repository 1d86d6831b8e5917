'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { hashTarget } from '@/lib/locales/hash-bridge';
import { languageParameter } from '@/lib/locales/language';

/** Another language is another site: the browser may go there, the router must not fetch from it. */
const namesLanguage = (target: string) =>
  new URL(target, window.location.origin).searchParams.has(languageParameter);

/** Takes hash addresses typed or followed after the page has loaded through the router (design decision 4). */
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
    // The script in <head> does it until now (`lib/locales/boot-script`).
    document.documentElement.dataset.hashBridge = 'router';
    return () => window.removeEventListener('hashchange', follow);
  }, [router]);
  return null;
}
