import type { SearchKind } from './types';

/** Maximum number of results per kind, so that one kind does not hide the others. */
export const maxOfKind: Readonly<Record<SearchKind, number>> = { product: 6, page: 4, question: 4 };
