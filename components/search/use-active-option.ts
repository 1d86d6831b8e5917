import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

type ActiveOption = {
  readonly index: number;
  readonly point: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * Manages the active option while the focus stays in the input (combobox pattern). Arrow keys wrap around, Enter
 * follows the link. A new query activates its best match, an empty one none.
 * @param list the element with the options
 */
export function useActiveOption(
  query: string,
  count: number,
  list: RefObject<HTMLElement | null>,
): ActiveOption {
  const [active, setActive] = useState({ query: '', index: -1, scroll: false });
  const start = query.trim() === '' ? -1 : 0;
  const index = active.query === query && active.index < count ? active.index : Math.min(start, count - 1);

  const optionAt = (at: number) => list.current?.querySelectorAll<HTMLElement>('[role="option"]')[at];

  useEffect(() => {
    if (active.scroll) optionAt(active.index)?.scrollIntoView({ block: 'nearest' });
  });

  const move = (step: 1 | -1) => {
    const from = index < 0 && step < 0 ? 0 : index;
    setActive({ query, index: (from + step + count) % count, scroll: true });
  };

  return {
    index,
    point: (to) => {
      if (to !== index) setActive({ query, index: to, scroll: false });
    },
    onKeyDown: (event) => {
      // During a composition, the input method handles Enter and arrow keys.
      if (event.nativeEvent.isComposing || count === 0) return;
      if (event.key === 'ArrowDown') move(1);
      else if (event.key === 'ArrowUp') move(-1);
      else if (event.key === 'Enter') optionAt(index)?.click();
      else return;
      event.preventDefault();
    },
  };
}
