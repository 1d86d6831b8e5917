'use client';

import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';

/**
 * Loads the code of a component on request. A failed request can be repeated and does not affect the page.
 * @param load imports the component; must be a stable function
 * @param wanted true to request it automatically
 * @returns the component, null until it has loaded, and the request function, which resolves to whether it has loaded
 */
export function useLazy<Props>(load: () => Promise<ComponentType<Props>>, wanted = false) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  // A ref instead of state keeps the request function stable.
  const isLoaded = useRef(false);
  const request = useCallback(async (): Promise<boolean> => {
    if (isLoaded.current) return true;
    const loaded = await load().catch(() => null);
    if (!loaded) return false;
    isLoaded.current = true;
    setComponent(() => loaded);
    return true;
  }, [load]);

  useEffect(() => {
    if (wanted) void request();
  }, [wanted, request]);

  return [Component, request] as const;
}
