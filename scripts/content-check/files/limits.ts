/** What the site's image optimizer reads of an original, in bytes (`maximumResponseBody` in `next.config.mjs`). */
export const mostBytes = 20_000_000;

/** Larger pictures take seconds to render, and the largest rendition is 2560 pixels wide. */
export const largestPicture = { bytes: 4_000_000, side: 6000 } as const;

/** A vector picture is sent as it is. */
export const largestVector = { bytes: 100_000 } as const;
