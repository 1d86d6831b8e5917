/** Tabs with content by size. */
const sizedTabs = ['nutrition', 'ingredients'] as const;
export type SizedTab = (typeof sizedTabs)[number];

/** Sizes that a product offers. */
export type SizeOffer = {
  readonly category: string;
  readonly defaultSize: string;
  /** Sizes of the slides, never empty. */
  readonly available: readonly string[];
  /** Sizes with content by tab; empty if the content applies to every size. */
  readonly withContent: Readonly<Record<SizedTab, readonly string[]>>;
};

/** The state of a product page (PROD-05). */
export type Selection = {
  readonly size: string;
  readonly tab: string;
  readonly tabSizes: Readonly<Record<SizedTab, string>>;
};

export type SelectionAction =
  | { readonly type: 'select-size'; readonly size: string }
  | { readonly type: 'select-tab'; readonly tab: string }
  | { readonly type: 'select-tab-size'; readonly tab: SizedTab; readonly size: string };

const isSizedTab = (tab: string): tab is SizedTab => sizedTabs.some((known) => known === tab);

const firstOf = (sizes: readonly string[], wanted: string) =>
  sizes.includes(wanted) ? wanted : (sizes[0] ?? wanted);

/** Applies the selected size to each tab, or the first size with content. */
function followSize(selection: Selection, offer: SizeOffer): Selection {
  const { tab, size, tabSizes } = selection;
  if (!isSizedTab(tab)) return selection;
  return { ...selection, tabSizes: { ...tabSizes, [tab]: firstOf(offer.withContent[tab], size) } };
}

/**
 * Returns the selection of an opened product. Keeps the last selected size within a category; another
 * category starts at its default. Falls back to the first available size (PROD-04).
 */
export function openProduct(
  offer: SizeOffer,
  last: { readonly category: string; readonly size: string } | null = null,
): Selection {
  const wanted = last?.category === offer.category ? last.size : offer.defaultSize;
  const size = firstOf(offer.available, wanted);
  const { nutrition, ingredients } = offer.withContent;
  return {
    size,
    tab: 'details',
    tabSizes: { nutrition: firstOf(nutrition, size), ingredients: firstOf(ingredients, size) },
  };
}

/** Reduces the selection and keeps slider, size tabs and sized tabs in sync (PROD-05). */
export function changeSelection(selection: Selection, action: SelectionAction, offer: SizeOffer): Selection {
  switch (action.type) {
    case 'select-size':
      if (!offer.available.includes(action.size)) return selection;
      return followSize({ ...selection, size: action.size }, offer);
    case 'select-tab':
      return followSize({ ...selection, tab: action.tab }, offer);
    case 'select-tab-size':
      if (!offer.withContent[action.tab].includes(action.size)) return selection;
      return { ...selection, tabSizes: { ...selection.tabSizes, [action.tab]: action.size } };
  }
}
