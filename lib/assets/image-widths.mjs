/**
 * Widths in pixels at which the site renders pictures (ASSET-01), from a thumbnail to a full screen.
 * `next.config.mjs` allows no other widths.
 */
export const siteImageWidths = /** @type {const} */ ([
  128, 200, 280, 380, 500, 640, 828, 900, 1080, 1440, 1960, 2560,
]);

/** Quality in percent of every rendered picture in WebP. AVIF gets the equivalent. */
export const imageQuality = 75;
