/**
 * Maximum size of an original for the site's image optimizer, in bytes (`maximumResponseBody` in
 * `next.config.mjs`).
 */
export const maxBytes = 20_000_000;

/** Larger pictures take seconds to render, and the largest rendition is 2560 pixels wide. */
export const maxPicture = { bytes: 4_000_000, side: 6000 } as const;

/** A vector picture is sent without rendering. */
export const maxVector = { bytes: 100_000 } as const;
