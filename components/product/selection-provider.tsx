'use client';

import { createContext, type Dispatch, type ReactNode, useContext, useEffect, useReducer } from 'react';
import {
  changeSelection,
  openProduct,
  type Selection,
  type SelectionAction,
  type SizeOffer,
} from '@/lib/product/selection';

type SelectionContext = { readonly selection: Selection; readonly dispatch: Dispatch<SelectionAction> };

const Context = createContext<SelectionContext | null>(null);

/** The last selected size. Only the browser sets this module variable, so the server always uses the default. */
let last: { readonly category: string; readonly size: string } | null = null;

type ProviderProps = { readonly offer: SizeOffer; readonly children: ReactNode };

/** Provides the selected size and tab of a product page (PROD-05). */
export function SelectionProvider({ offer, children }: ProviderProps) {
  const [selection, dispatch] = useReducer(
    (state: Selection, action: SelectionAction) => changeSelection(state, action, offer),
    offer,
    (start) => openProduct(start, last),
  );

  useEffect(() => {
    last = { category: offer.category, size: selection.size };
  }, [offer.category, selection.size]);

  return <Context value={{ selection, dispatch }}>{children}</Context>;
}

/** Returns the selection of the surrounding product page. */
export function useSelection(): SelectionContext {
  const context = useContext(Context);
  if (!context) throw new Error('useSelection needs a SelectionProvider above it');
  return context;
}
