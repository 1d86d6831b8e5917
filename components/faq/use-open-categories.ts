import { useEffect, useState } from 'react';
import type { FaqCategory } from '@/lib/faq/questions';

/**
 * Manages the open categories: one at a time, at first the first (FAQ-01), but all categories with matches during a
 * search. A category that the visitor closes during a search opens again when the query changes. Clearing the search
 * restores the previous state.
 *
 * A URL hash with a question's id opens its category; results of the header's search link that way.
 */
export function useOpenCategories(query: string, categories: readonly FaqCategory[]) {
  const [open, setOpen] = useState(categories[0]?.id ?? null);
  const [closed, setClosed] = useState<{ readonly query: string; readonly ids: readonly string[] }>();

  useEffect(() => {
    const follow = () => {
      const named = window.location.hash.slice(1);
      const category = categories.find(({ items }) => items.some(({ id }) => id === named));
      if (!category) return;
      setOpen(category.id);
      // The question's position changes while its category opens.
      document.getElementById(named)?.closest('details')?.querySelector('summary')?.scrollIntoView();
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [categories]);

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
