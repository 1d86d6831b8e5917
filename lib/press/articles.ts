/** A press article; all texts are in the message files (PRESS-01). */
export type PressArticle = {
  /** ISO calendar date. */
  readonly date: string;
  readonly title: string;
  readonly author: string;
  readonly text: string;
  readonly link: string;
  readonly image: string;
  readonly imageAlt: string;
};

export type PressSections = {
  readonly featured: PressArticle | null;
  readonly pair: readonly PressArticle[];
  readonly all: readonly PressArticle[];
};

/**
 * Returns the three blocks of the press page (PRESS-01): the latest article, then the first two of the file and the
 * latest four without it. Articles of the same day keep the file's order. Up to four articles are all in the last block.
 */
export function pressSections(articles: readonly PressArticle[]): PressSections {
  const newestFirst = articles.toSorted((left, right) => right.date.localeCompare(left.date));
  const featured = newestFirst[0] ?? null;
  const pair = articles.filter((article) => article !== featured).slice(0, 2);
  return { featured, pair, all: newestFirst.slice(articles.length > 4 ? 1 : 0).slice(0, 4) };
}
