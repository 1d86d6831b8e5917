/** Times in milliseconds. The layout shift has no unit. */
export const timeNames = ['LCP', 'INP', 'FCP', 'TTFB'] as const;
export const shiftName = 'CLS';

/** Route that receives the measurements. */
export const vitalsPath = '/api/vitals';

/** Maximum number of measurements per request. */
export const maxVitals = 20;
