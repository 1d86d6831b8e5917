'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { hashTarget } from '@/lib/locales/hash-bridge';
import { selectsLocale } from '@/lib/locales/locale-query';

/** Routes hash addresses that are typed or followed after the page has loaded (NAV-06). */
export function HashBridge() {
  const router = useRouter();
  useEffect(() => {
    const follow = () => {
      const target = hashTarget(window.location.hash, window.location.search);
      if (target === null) return;
      if (selectsLocale(new URL(target, window.location.origin).search)) window.location.replace(target);
      else router.replace(target);
    };
    window.addEventListener('hashchange', follow);
    // The script in <head> handles earlier ones (`lib/locales/boot-script`).
    document.documentElement.dataset.hashBridge = 'router';
    return () => window.removeEventListener('hashchange', follow);
  }, [router]);
  return null;
}
