/** Page sizes (REV-02), apart from the rest of the query, because the browser needs them too. */
export const defaultPageSize = 10;
export const productPageSize = 5;
