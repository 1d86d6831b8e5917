/** Average and number of ratings of a product with few written reviews. */
export type SampleStatistics = { readonly average: number; readonly total: number };

/**
 * By product id of the reviews service. The ratings without text are derived from these. The statistics of
 * every product are counted from its reviews.
 */
export const sampleStatistics: Readonly<Record<string, SampleStatistics>> = {
  2171: { average: 4.7, total: 48 },
  2508: { average: 4.4, total: 31 },
  2959: { average: 4.1, total: 22 },
  2119: { average: 3.6, total: 17 },
};
