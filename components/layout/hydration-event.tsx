'use client';

import { useLayoutEffect } from 'react';
import { hydratedEvent } from '@/lib/delivery/hydrated-event';

/** Tells the script that repeats an early click that the page handles events. */
export function HydrationEvent() {
  // Runs before a click is handled for which React hydrates the page, unlike other effects.
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return null;
}
