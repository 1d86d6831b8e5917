'use client';

import { useLayoutEffect } from 'react';
import { hydratedEvent } from '@/lib/delivery/hydrated-event';

/** Signals that the page handles events to the script that repeats early clicks. */
export function HydrationEvent() {
  // Unlike other effects, it runs before React handles the click for which it hydrates the page.
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return null;
}
