/** Average, number of ratings, and how many recommend the product. */
export type SampleStatistics = {
  readonly average: number;
  readonly total: number;
  readonly recommended: number;
};

/** Rating statistics by review-service product id (spec section 9, mock data outside production). */
export const sampleStatistics: Readonly<Record<string, SampleStatistics>> = {
  2133: { average: 4.5, total: 12, recommended: 11 },
  2423: { average: 4.3, total: 7, recommended: 6 },
  2065: { average: 3.8, total: 5, recommended: 3 },
  2171: { average: 4.7, total: 48, recommended: 45 },
  2508: { average: 4.4, total: 31, recommended: 27 },
  2959: { average: 4.1, total: 22, recommended: 18 },
  3003: { average: 4, total: 6, recommended: 4 },
  2119: { average: 3.6, total: 17, recommended: 11 },
};

export const defaultStatistics: SampleStatistics = { average: 4.2, total: 6, recommended: 5 };
