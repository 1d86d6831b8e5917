import type { siteImageWidths } from './image-widths.mjs';

type ImageSlot = {
  /** Drawn width, as the `sizes` attribute. */
  readonly sizes: string;
  /** Candidates of `srcset` in pixels: every box of `sizes` at the usual pixel densities. */
  readonly widths: readonly (typeof siteImageWidths)[number][];
};

/**
 * Every place of the site that shows pictures from content (ASSET-01). The height of its box limits a pack
 * shot, so `sizes` allows for sticks and cartons, which are wider than bottles.
 */
export const imageSlots = {
  'hero-portrait': { sizes: 'max(100vw, 62vh)', widths: [640, 900, 1080] },
  'hero-landscape': { sizes: 'max(100vw, 162vh)', widths: [1080, 1440, 1960, 2560] },
  'category-hero': {
    sizes: '(width >= 48rem) min(48vw, max(458px, 77vh), 845px), 92vw',
    widths: [380, 640, 828, 1080],
  },
  editorial: { sizes: '(width >= 48rem) 100vw, 175vw', widths: [828, 1080, 1440, 1960, 2560] },
  'team-phone': { sizes: '100vw', widths: [640, 828] },
  'moment-tall': { sizes: '(width >= 64rem) 34vw, 100vw', widths: [640, 1080] },
  'moment-tall-wide': { sizes: '100vw', widths: [828, 1080] },
  moment: { sizes: '(width >= 64rem) 67vw, (width >= 40rem) 100vw, 177vw', widths: [1080, 1960] },
  'moment-wide': { sizes: '(width >= 48rem) 100vw, 188vw', widths: [828, 1080, 1440, 1960] },
  'category-card': {
    sizes: '(width >= 64rem) 29vw, (width >= 48rem) 45vw, 82vw',
    widths: [380, 500, 640, 1080],
  },
  'feature-card': {
    sizes:
      '(width >= 64rem) clamp(441px, 73vh - 61px, 627px), (width >= 48rem) 52vw, min(91vw, max(240px, 44vh))',
    widths: [280, 380, 500, 640, 828, 1080],
  },
  'product-hero': {
    sizes: '(width >= 64rem) 30vw, (width >= 48rem) 45vw, 60vw',
    widths: [280, 380, 500, 640, 828, 1080],
  },
  'story-scene': {
    sizes: '(width >= 64rem) min(99vh, 72vw, 1190px), (width >= 48rem) min(59vh, 100vw), 120vw',
    widths: [380, 640, 828, 1080],
  },
  'favorite-scene': {
    sizes: '(width >= 75rem) 750px, (width >= 48rem) 460px, 90vw',
    widths: [380, 640, 828],
  },
  'product-tile': {
    sizes: '(width >= 64rem) 22vw, (width >= 48rem) 28vw, 35vw',
    widths: [280, 380, 500, 640],
  },
  'strip-card': {
    sizes: '(width >= 64rem) 21vw, (width >= 48rem) 30vw, 58vw',
    widths: [280, 380, 500, 640],
  },
  'partner-card': {
    sizes: '(width >= 64rem) 42vw, (width >= 48rem) 66vw, 100vw',
    widths: [380, 640, 828, 1080],
  },
  'partner-banner': {
    sizes: '(width >= 64rem) clamp(1280px, 267vh - 650px, 2048px), (width >= 48rem) 133vw, 213vw',
    widths: [828, 1080, 1440, 1960],
  },
  'article-small': {
    sizes: '(width >= 75rem) 20vw, (width >= 48rem) 45vw, 92vw',
    widths: [200, 280, 380, 640, 1080],
  },
  'article-hero': {
    sizes: '(width >= 64rem) max(56vw, 1000px), (width >= 30rem) 100vw, 123vw',
    widths: [380, 640, 828, 1080, 1440, 1960],
  },
  article: { sizes: '(width >= 64rem) 54vw, (width >= 48rem) 46vw, 92vw', widths: [380, 640, 1080] },
  'story-entry': {
    sizes: '(width >= 64rem) 40vw, (width >= 48rem) 44vw, 84vw',
    widths: [640, 828, 1080],
  },
  'story-tall': {
    sizes: '(width >= 64rem) 40vw, (width >= 48rem) 50vw, 112vw',
    widths: [640, 828, 1080],
  },
  'story-wide': {
    sizes: '(width >= 48rem) 86vw, 128vw',
    widths: [640, 1080, 1440, 1960, 2560],
  },
  'story-window': {
    sizes: '(width >= 64rem) max(86vw, 150vh), 103vw',
    widths: [640, 1080, 1440, 1960, 2560],
  },
  'campaign-text': {
    sizes: '(width >= 64rem) max(54vw, 1070px), 116vw',
    widths: [500, 640, 828, 1080, 1440, 1960],
  },
  manifesto: { sizes: '(width >= 64rem) max(58vw, 864px), 100vw', widths: [500, 828, 1080, 1440] },
  'contact-hero': { sizes: '(width >= 48rem) min(36vw, 38rem), 46vw', widths: [380, 828, 1080] },
  'contact-sent': { sizes: '(width >= 64rem) min(34vw, 34rem), min(60vw, 20rem)', widths: [380, 828] },
  'faq-hero': {
    sizes: '(width >= 75rem) min(21vw, 25rem), (width >= 48rem) 9rem, 42vw',
    widths: [380, 640],
  },
  'locator-hero': {
    sizes: '(width >= 48rem) 76vw, 132vw',
    widths: [500, 828, 1080, 1440, 1960],
  },
  'lot-picture': {
    sizes: '(width >= 64rem) 16vw, (width >= 48rem) 28vw, 38vw',
    widths: [200, 280, 380, 500],
  },
  compare: { sizes: '(width >= 64rem) 12vw, (width >= 48rem) 20vw, 8.5rem', widths: [200, 280, 380] },
  'buy-bar': { sizes: '28px', widths: [128] },
  thumbnail: { sizes: '80px', widths: [128, 200, 280] },
} as const satisfies Record<string, ImageSlot>;

export type ImageSlotName = keyof typeof imageSlots;
