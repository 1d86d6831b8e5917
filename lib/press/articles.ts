/** A press article; all texts are in the message files (PRESS-01). */
export type PressArticle = {
  /** ISO calendar date. */
  readonly date: string;
  readonly title: string;
  readonly author: string;
  readonly publication: string;
  readonly text: string;
  readonly link: string;
  readonly image: string;
  readonly imageAlt: string;
};

export type PressSections = {
  readonly featured: PressArticle | null;
  readonly pair: readonly PressArticle[];
  readonly more: readonly PressArticle[];
};

/**
 * Returns the three blocks of the press page (PRESS-01): the latest article, then the first two of the file and the
 * latest four of the others. Articles of the same day keep the file's order. Where fewer than two others are left, the
 * last block has the latest four of all.
 */
export function pressSections(articles: readonly PressArticle[]): PressSections {
  const newestFirst = articles.toSorted((left, right) => right.date.localeCompare(left.date));
  const featured = newestFirst[0] ?? null;
  const pair = articles.filter((article) => article !== featured).slice(0, 2);
  const others = newestFirst.filter((article) => article !== featured && !pair.includes(article));
  return { featured, pair, more: (others.length > 1 ? others : newestFirst).slice(0, 4) };
}
