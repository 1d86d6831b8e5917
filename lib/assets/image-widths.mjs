/**
 * The widths in pixels that the site renders pictures at (ASSET-01): half steps from a thumbnail to a full screen.
 * `next.config.mjs` allows these and no others.
 */
export const siteImageWidths = /** @type {const} */ ([
  128, 200, 280, 380, 500, 640, 828, 1080, 1440, 1960, 2560,
]);

/** The quality in percent of every rendered picture, for WebP; AVIF gets its equivalent. */
export const imageQuality = 75;
