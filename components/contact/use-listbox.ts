import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type ListboxState, listboxMove, typeAhead } from './listbox-keys';

/** After this pause the letters of a type-ahead start anew. */
const typingMs = 500;

type ListboxOptions = {
  readonly labels: readonly string[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
};

/** State of a select-only combobox: opens on click, closes on a choice, Escape or a press elsewhere (spec section 4). */
export function useListbox({ labels, chosen, onChoose }: ListboxOptions) {
  const root = useRef<HTMLDivElement>(null);
  const typing = useRef({ text: '', at: 0 });
  const [state, setState] = useState<ListboxState>({ open: false, active: 0 });
  const close = () => setState((current) => ({ ...current, open: false }));
  const start = Math.max(chosen, 0);

  useEffect(() => {
    if (!state.open) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) {
        setState((current) => ({ ...current, open: false }));
      }
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [state.open]);

  const choose = (index: number) => {
    onChoose(index);
    setState({ open: false, active: index });
  };

  const type = (letter: string, at: number, active: number) => {
    const fresh = at - typing.current.at > typingMs;
    typing.current = { text: (fresh ? '' : typing.current.text) + letter, at };
    setState({ open: true, active: typeAhead(labels, typing.current.text, active) });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
    const active = state.open ? state.active : start;
    if (ctrlKey || metaKey) return;
    const move = listboxMove(key, { open: state.open, active }, labels.length);
    if (move) {
      // Tab chooses and goes on, as in a native select.
      if (key !== 'Tab') event.preventDefault();
      if (move.choose) choose(move.active);
      else setState(move);
    } else if (key.length === 1 && !altKey) {
      event.preventDefault();
      type(key, timeStamp, state.open ? active : chosen);
    }
  };

  return {
    ...state,
    root,
    close,
    choose,
    onKeyDown,
    toggle: () => setState({ open: !state.open, active: start }),
    point: (active: number) => setState((current) => ({ ...current, active })),
  };
}
