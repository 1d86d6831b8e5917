import type { SearchKind } from './types';

/** How many of a kind are shown; more of them would hide the other kinds. */
export const mostOfKind: Readonly<Record<SearchKind, number>> = { product: 6, page: 4, question: 4 };
