'use client';

import { useReportWebVitals } from 'next/web-vitals';
import { useEffect } from 'react';
import { dropVitals, noteVital, sendVitals } from '@/lib/vitals/queue';

/** Measures web vitals while mounted, and sends them when the page is hidden (COOK-04). */
export function WebVitals() {
  useReportWebVitals(noteVital);
  useEffect(() => {
    const sendWhenHidden = () => {
      if (document.visibilityState === 'hidden') sendVitals();
    };
    // A window listener runs after the document listeners that record the last measurements.
    window.addEventListener('visibilitychange', sendWhenHidden);
    window.addEventListener('pagehide', sendVitals);
    return () => {
      window.removeEventListener('visibilitychange', sendWhenHidden);
      window.removeEventListener('pagehide', sendVitals);
      dropVitals();
    };
  }, []);
  return null;
}
