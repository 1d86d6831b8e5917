'use client';

import { GoogleAnalytics } from '@next/third-parties/google';
import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { reportCampaign } from '@/lib/analytics/campaign-views';
import { reportRoute } from '@/lib/analytics/page-views';
import { startTracker, stopTracker, updateAdvertising } from '@/lib/analytics/tracker';

type AnalyticsProps = { readonly id: string; readonly advertising: boolean };

/** Runs the tracker from consent to withdrawal. Mounting it sends the first pageview. */
export function Analytics({ id, advertising }: AnalyticsProps) {
  const pathname = usePathname();
  const reported = useRef(pathname);
  const reportedAdvertising = useRef(advertising);

  // Layout effects run before the tag's own effect configures it, so the consent state is set in time.
  useLayoutEffect(() => {
    startTracker(id, reportedAdvertising.current);
    return () => stopTracker(id);
  }, [id]);

  useEffect(() => {
    if (reportedAdvertising.current !== advertising) updateAdvertising(advertising);
    reportedAdvertising.current = advertising;
  }, [advertising]);

  useEffect(() => {
    if (reported.current !== pathname) reportRoute(window.location.href);
    reported.current = pathname;
    return reportCampaign();
  }, [pathname]);

  return <GoogleAnalytics gaId={id} />;
}
