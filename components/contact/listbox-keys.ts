export type ListboxState = { readonly open: boolean; readonly active: number };

/** What a key does: the next state and whether the active option is chosen; null for keys that are none of ours. */
export type ListboxMove = ListboxState & { readonly choose: boolean };

const openers = ['ArrowDown', 'ArrowUp', 'Enter', ' '];

/** Keys of a select-only combobox, after the ARIA Authoring Practices. Type-ahead is `typeAhead`. */
export function listboxMove(key: string, { open, active }: ListboxState, count: number): ListboxMove | null {
  const to = (next: number): ListboxMove => ({
    open: true,
    active: Math.min(Math.max(next, 0), count - 1),
    choose: false,
  });
  if (key === 'Home') return to(0);
  if (key === 'End') return to(count - 1);
  if (!open) return openers.includes(key) ? to(active) : null;
  if (key === 'ArrowDown') return to(active + 1);
  if (key === 'ArrowUp') return to(active - 1);
  if (key === 'Escape') return { open: false, active, choose: false };
  if (key === 'Enter' || key === ' ' || key === 'Tab') return { open: false, active, choose: true };
  return null;
}

/**
 * The option that the typed letters mean. One letter again and again walks through the options that begin with it;
 * otherwise the first option from the active one on that begins with all of them.
 */
export function typeAhead(labels: readonly string[], typed: string, active: number): number {
  const letters = typed.toLocaleLowerCase();
  const [first = ''] = letters;
  const repeated = letters === first.repeat(letters.length);
  const wanted = repeated ? first : letters;
  const from = Math.max(repeated ? active + 1 : active, 0);
  const order = labels.map((_, step) => (from + step) % labels.length);
  return order.find((index) => labels[index]?.toLocaleLowerCase().startsWith(wanted)) ?? active;
}
