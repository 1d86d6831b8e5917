import { useState } from 'react';

/**
 * Which categories are open. One at a time (spec section 4, FAQ) – except while searching: then every category
 * that is left opens, because a match that nobody sees is no match. A visitor may still close one of them; the
 * next letter opens it again, and clearing the search brings back what was open before.
 */
export function useOpenCategories(query: string) {
  const [open, setOpen] = useState<string | null>(null);
  const [closed, setClosed] = useState<{ readonly query: string; readonly ids: readonly string[] }>();
  const searching = query.trim() !== '';
  const closedIds = closed?.query === query ? closed.ids : [];

  return {
    searching,
    isOpen: (id: string) => (searching ? !closedIds.includes(id) : open === id),
    toggle: (id: string, isOpen: boolean) => {
      if (!searching) setOpen((current) => (isOpen ? id : current === id ? null : current));
      else setClosed({ query, ids: isOpen ? closedIds.filter((other) => other !== id) : [...closedIds, id] });
    },
  };
}
