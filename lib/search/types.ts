export const searchKinds = ['product', 'page', 'question'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Something a visitor can find. Its address is also its identity. */
export type SearchEntry = {
  readonly href: string;
  readonly kind: SearchKind;
  readonly title: string;
  /** What it belongs to: the product line, or the category of questions. Empty for pages. */
  readonly context: string;
  /** Further words it is found by; for pages and questions also shown. */
  readonly text: string;
  readonly image: string | null;
  readonly color: string | null;
};

export type SearchIndex = {
  /** False while the content backend is down and its part is missing. */
  readonly complete: boolean;
  readonly entries: readonly SearchEntry[];
};
