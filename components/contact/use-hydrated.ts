import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML, true as soon as the page answers to its script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
