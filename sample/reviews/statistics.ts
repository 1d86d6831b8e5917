/** Average and number of ratings of a product of which few reviews are written. */
export type SampleStatistics = { readonly average: number; readonly total: number };

/**
 * By review-service product id. The ratings without a text are derived from these; the statistics of every
 * product are counted from its reviews.
 */
export const sampleStatistics: Readonly<Record<string, SampleStatistics>> = {
  2171: { average: 4.7, total: 48 },
  2508: { average: 4.4, total: 31 },
  2959: { average: 4.1, total: 22 },
  2119: { average: 3.6, total: 17 },
};
