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
  3101: { average: 4.6, total: 57 },
  3102: { average: 4.3, total: 35 },
  3103: { average: 4, total: 26 },
  3201: { average: 4.5, total: 41 },
  3202: { average: 4.2, total: 23 },
  3203: { average: 4.3, total: 30 },
  3301: { average: 4.6, total: 64 },
  3302: { average: 4.5, total: 38 },
  3303: { average: 4.4, total: 27 },
  3304: { average: 4.2, total: 25 },
  3401: { average: 4.7, total: 52 },
  3402: { average: 4.5, total: 33 },
  3403: { average: 4.1, total: 14 },
  3501: { average: 4.1, total: 22 },
};
