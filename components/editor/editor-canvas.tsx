import { useRouter } from 'next/navigation';
import { Fragment, type ReactNode, useEffect, useRef, useState, useTransition } from 'react';

/** Events of the Universal Editor after a fragment was changed, added, moved or removed. */
const fieldEvents = ['aue:content-patch', 'aue:content-update'];
const listEvents = ['aue:content-add', 'aue:content-copy', 'aue:content-move', 'aue:content-remove'];

/**
 * Renders the page again after each edit, with the newest content (EDIT-03). The listener runs first, because
 * Adobe's script would change elements that React manages, or reload the page. When items were added or removed, the
 * page is mounted again, because carousels move their slides themselves.
 */
export function EditorCanvas({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [generation, setGeneration] = useState(0);
  const needsMount = useRef(false);

  useEffect(() => {
    const onEdit = (event: Event) => {
      event.stopImmediatePropagation();
      if (listEvents.includes(event.type)) needsMount.current = true;
      startTransition(() => router.refresh());
    };
    const events = [...fieldEvents, ...listEvents];
    for (const name of events) window.addEventListener(name, onEdit, { capture: true });
    return () => {
      for (const name of events) window.removeEventListener(name, onEdit, { capture: true });
    };
  }, [router]);

  useEffect(() => {
    if (isPending || !needsMount.current) return;
    needsMount.current = false;
    setGeneration((old) => old + 1);
  }, [isPending]);

  return <Fragment key={generation}>{children}</Fragment>;
}
