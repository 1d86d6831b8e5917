/** What a page consists of. Scripts and sheets count as sent, with gzip; HTML also without it. */
export const weightKinds = ['html', 'htmlGzip', 'js', 'css', 'fonts', 'images'] as const;

export type WeightKind = (typeof weightKinds)[number];
export type Weights = Readonly<Record<WeightKind, number>>;

/** One page of every kind, and its limits in KB (1,024 bytes). A page without sample content has the same scripts. */
type PageBudget = { readonly path: string; readonly limits: Weights };

const shared = { css: 14, fonts: 60, images: 120 } as const;
const text = { ...shared, htmlGzip: 17, js: 145 } as const;

export const budgets = {
  home: { path: '/', limits: { ...shared, html: 155, htmlGzip: 22, js: 165 } },
  // With the comparison of the lines and the nutrition bars.
  category: { path: '/sports-drink', limits: { ...shared, html: 126, htmlGzip: 19.5, js: 147 } },
  product: {
    path: '/sports-drink/fruit-punch',
    limits: { ...shared, html: 140, htmlGzip: 25, js: 165 },
  },
  contact: { path: '/contact', limits: { ...shared, html: 62, htmlGzip: 15, js: 160 } },
  story: { path: '/our-story', limits: { ...text, html: 86 } },
  partners: { path: '/partners', limits: { ...text, html: 62 } },
  partner: { path: '/partners/savannah-bananas', limits: { ...text, html: 62 } },
  press: { path: '/press', limits: { ...text, html: 84 } },
  faq: { path: '/faq', limits: { ...text, html: 62 } },
  locator: { path: '/store-locator', limits: { ...text, html: 46 } },
  missing: { path: '/no-such-page', limits: { ...text, html: 46 } },
} as const satisfies Record<string, PageBudget>;

export type PageName = keyof typeof budgets;

export const pageNames = Object.keys(budgets) as PageName[];
