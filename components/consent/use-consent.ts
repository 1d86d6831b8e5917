'use client';

import { useSyncExternalStore } from 'react';
import { type ConsentState, readConsent, subscribeToConsent } from '@/lib/consent/store';

const unknown = () => null;

/** Returns the visitor's consent; null on the server and until the page is hydrated. */
export function useConsent(): ConsentState | null {
  return useSyncExternalStore<ConsentState | null>(subscribeToConsent, readConsent, unknown);
}
