import { type ComponentType, useEffect, useState } from 'react';

/** A component whose code is loaded as soon as it is wanted; one that does not arrive is done without. */
export function useLoaded<Props>(load: () => Promise<ComponentType<Props>>, wanted: boolean) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let live = true;
    load().then(
      (loaded) => live && setComponent(() => loaded),
      () => undefined,
    );
    return () => {
      live = false;
    };
  }, [load, wanted]);
  return wanted ? Component : null;
}
