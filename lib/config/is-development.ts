/**
 * Returns whether `next dev` runs the site. Next replaces the variable at build time, so the schema does not
 * parse it.
 */
export const isDevelopment = (): boolean => process.env.NODE_ENV === 'development';
