/** What a page consists of. Scripts and sheets count as sent, with gzip; HTML also without it. */
export const weightKinds = ['html', 'htmlGzip', 'js', 'css', 'fonts', 'images'] as const;

export type WeightKind = (typeof weightKinds)[number];
export type Weights = Readonly<Record<WeightKind, number>>;

/** One page of every kind, and its limits in KB (1,024 bytes). A page without sample content has the same scripts. */
type PageBudget = { readonly path: string; readonly limits: Weights };

const shared = { css: 24, fonts: 60, images: 120 } as const;

export const budgets = {
  home: { path: '/', limits: { ...shared, html: 192, htmlGzip: 24, js: 165 } },
  category: { path: '/sports-drink', limits: { ...shared, html: 112, htmlGzip: 18, js: 147 } },
  product: { path: '/sports-drink/fruit-punch', limits: { ...shared, html: 130, htmlGzip: 24, js: 165 } },
  contact: { path: '/contact', limits: { ...shared, html: 60, htmlGzip: 15, js: 161 } },
  story: { path: '/our-story', limits: { ...shared, html: 75, htmlGzip: 16, js: 145 } },
  partners: { path: '/partners', limits: { ...shared, html: 60, htmlGzip: 15, js: 145 } },
  partner: { path: '/partners/savannah-bananas', limits: { ...shared, html: 60, htmlGzip: 15, js: 145 } },
  press: { path: '/press', limits: { ...shared, html: 80, htmlGzip: 15, js: 145 } },
  faq: { path: '/faq', limits: { ...shared, html: 60, htmlGzip: 15, js: 145 } },
  locator: { path: '/store-locator', limits: { ...shared, html: 45, htmlGzip: 15, js: 145 } },
  missing: { path: '/no-such-page', limits: { ...shared, html: 45, htmlGzip: 15, js: 145 } },
} as const satisfies Record<string, PageBudget>;

export type PageName = keyof typeof budgets;

export const pageNames = Object.keys(budgets) as PageName[];
