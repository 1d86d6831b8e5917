'use client';

import { GoogleAnalytics } from '@next/third-parties/google';
import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { reportRoute } from '@/lib/analytics/page-views';
import { startTracker, stopTracker, updateAdvertising } from '@/lib/analytics/tracker';

type AnalyticsProps = { readonly id: string; readonly advertising: boolean };

/** The tracker, from the visitor's consent to its withdrawal; mounting it sends the first pageview. */
export function Analytics({ id, advertising }: AnalyticsProps) {
  const pathname = usePathname();
  const reported = useRef(pathname);
  const told = useRef(advertising);

  // Layout effects run before the tag's own effect configures it: it must know what it may do by then.
  useLayoutEffect(() => {
    startTracker(id, told.current);
    return () => stopTracker(id);
  }, [id]);

  useEffect(() => {
    if (told.current !== advertising) updateAdvertising(advertising);
    told.current = advertising;
  }, [advertising]);

  useEffect(() => {
    if (reported.current !== pathname) reportRoute(window.location.href);
    reported.current = pathname;
  }, [pathname]);

  return <GoogleAnalytics gaId={id} />;
}
