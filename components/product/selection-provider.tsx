'use client';

import { createContext, type Dispatch, type ReactNode, useContext, useEffect, useReducer } from 'react';
import type { ImageSource } from '@/lib/assets/types';
import {
  changeSelection,
  openProduct,
  type Selection,
  type SelectionAction,
  type SizeOffer,
} from '@/lib/product/selection';

/** The product with its sizes, for the parts that show the selected one. */
export type Pack = {
  readonly name: string;
  readonly sizes: readonly {
    readonly size: string;
    readonly label: string;
    readonly source: ImageSource | null;
  }[];
};

type SelectionContext = {
  readonly selection: Selection;
  readonly dispatch: Dispatch<SelectionAction>;
  readonly pack: Pack;
};

const Context = createContext<SelectionContext | null>(null);

/** The last selected size. Only the browser sets this module variable, so the server always uses the default. */
let last: { readonly category: string; readonly size: string } | null = null;

type ProviderProps = { readonly offer: SizeOffer; readonly pack: Pack; readonly children: ReactNode };

/** Provides the selected size and tab of a product page (PROD-05). */
export function SelectionProvider({ offer, pack, children }: ProviderProps) {
  const [selection, dispatch] = useReducer(
    (state: Selection, action: SelectionAction) => changeSelection(state, action, offer),
    offer,
    (start) => openProduct(start, last),
  );

  useEffect(() => {
    last = { category: offer.category, size: selection.size };
  }, [offer.category, selection.size]);

  return <Context value={{ selection, dispatch, pack }}>{children}</Context>;
}

/** Returns the selection of the surrounding product page. */
export function useSelection(): SelectionContext {
  const context = useContext(Context);
  if (!context) throw new Error('useSelection needs a SelectionProvider above it');
  return context;
}

/** Returns the name of the product and its selected size. */
export function useSelectedPack() {
  const { selection, pack } = useSelection();
  const { name, sizes } = pack;
  return { name, current: sizes.find(({ size }) => size === selection.size) ?? sizes[0] };
}
