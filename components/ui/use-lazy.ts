'use client';

import { type ComponentType, useState } from 'react';

/**
 * A component whose code is loaded when it is first asked for. One that does not arrive is asked for again the
 * next time; nothing on the page depends on it.
 */
export function useLazy<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const request = () => {
    if (Component) return;
    load().then(
      (loaded) => setComponent(() => loaded),
      () => undefined,
    );
  };
  return [Component, request] as const;
}
