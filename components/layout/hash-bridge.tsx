'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { hashTarget } from '@/lib/locales/hash-bridge';

/** Takes hash addresses typed or followed after the page has loaded through the router (design decision 4). */
export function HashBridge() {
  const router = useRouter();
  useEffect(() => {
    const follow = () => {
      const target = hashTarget(window.location.hash, window.location.search);
      if (target !== null) router.replace(target);
    };
    window.addEventListener('hashchange', follow);
    // The script in <head> does it until now (`lib/locales/boot-script`).
    document.documentElement.dataset.hashBridge = 'router';
    return () => window.removeEventListener('hashchange', follow);
  }, [router]);
  return null;
}
