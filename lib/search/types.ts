export const searchKinds = ['product', 'page', 'question'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A search entry, identified by its path. */
export type SearchEntry = {
  readonly href: string;
  readonly kind: SearchKind;
  readonly title: string;
  /** Product line or category of questions; empty for pages. */
  readonly context: string;
  /** Additional searchable text, visible for pages and questions. */
  readonly text: string;
  readonly image: string | null;
  readonly color: string | null;
};

export type SearchIndex = {
  /** False while the content backend is down and its entries are missing. */
  readonly complete: boolean;
  readonly entries: readonly SearchEntry[];
};
