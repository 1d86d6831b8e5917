/** Page sizes (REV-02), separate from the query's schema, because the browser loads this file. */
export const defaultPageSize = 10;
export const productPageSize = 5;
