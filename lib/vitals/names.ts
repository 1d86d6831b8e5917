/** Times, in milliseconds as browsers measure them, and the layout shift, which has no unit. */
export const timeNames = ['LCP', 'INP', 'FCP', 'TTFB'] as const;
export const shiftName = 'CLS';

/** Where the browser sends them. */
export const vitalsPath = '/api/vitals';

/** Most measurements of one request. */
export const mostVitals = 20;
