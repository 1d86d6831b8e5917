/** What a page consists of. Payload, scripts and sheets count as sent, with gzip; HTML also without it. */
export const weightKinds = ['html', 'htmlGzip', 'payload', 'js', 'css', 'fonts', 'images'] as const;

export type WeightKind = (typeof weightKinds)[number];
export type Weights = Readonly<Record<WeightKind, number>>;

/** One page of every kind, and its limits in KB (1,024 bytes). A page without sample content has the same scripts. */
type PageBudget = { readonly path: string; readonly limits: Weights };

const shared = { css: 14, fonts: 32, images: 120 } as const;
const text = { ...shared, htmlGzip: 8, payload: 11, js: 147 } as const;

export const budgets = {
  home: { path: '/', limits: { ...shared, html: 66, htmlGzip: 10, payload: 13, js: 165 } },
  // With the comparison of the lines and the nutrition bars.
  category: {
    path: '/sports-drink',
    limits: { ...shared, html: 60, htmlGzip: 9, payload: 13, js: 149 },
  },
  product: {
    path: '/sports-drink/fruit-punch',
    limits: { ...shared, css: 14.5, html: 56, htmlGzip: 11, payload: 16, js: 165 },
  },
  contact: { path: '/contact', limits: { ...text, html: 26, js: 163 } },
  story: { path: '/our-story', limits: { ...text, html: 36, payload: 11.5 } },
  partners: { path: '/partners', limits: { ...text, html: 26 } },
  partner: { path: '/partners/savannah-bananas', limits: { ...text, html: 26 } },
  // A text page with the blocks of a campaign: hero, countdown, wall, comparison, nutrition bars.
  campaign: { path: '/c/longest-day', limits: { ...shared, html: 66, htmlGzip: 10, payload: 13, js: 165 } },
  press: { path: '/press', limits: { ...text, html: 36 } },
  faq: { path: '/faq', limits: { ...text, html: 26 } },
  locator: { path: '/store-locator', limits: { ...text, html: 26 } },
  // Not stored, so its payload is in the HTML, and with it the announcement a second time.
  missing: { path: '/no-such-page', limits: { ...text, html: 50, htmlGzip: 10.5 } },
} as const satisfies Record<string, PageBudget>;

export type PageName = keyof typeof budgets;

export const pageNames = Object.keys(budgets) as PageName[];
