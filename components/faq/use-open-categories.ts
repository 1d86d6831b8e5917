import { useEffect, useState } from 'react';
import type { FaqCategory } from '@/lib/faq/questions';

/**
 * Which categories are open. One at a time (spec section 4, FAQ) – except while searching: then every category
 * that is left opens, because a match that nobody sees is no match. A visitor may still close one of them; the
 * next letter opens it again, and clearing the search brings back what was open before.
 *
 * An address with a question's name behind the hash opens its category, as a result of the header's search has it.
 */
export function useOpenCategories(query: string, categories: readonly FaqCategory[]) {
  const [open, setOpen] = useState<string | null>(null);
  const [closed, setClosed] = useState<{ readonly query: string; readonly ids: readonly string[] }>();

  useEffect(() => {
    const follow = () => {
      const named = window.location.hash.slice(1);
      const category = categories.find(({ items }) => items.some(({ id }) => id === named));
      if (!category) return;
      setOpen(category.id);
      // The question itself moves while its category opens.
      document.getElementById(named)?.closest('details')?.scrollIntoView();
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
