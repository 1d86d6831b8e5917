/** Limits against the blank page: points of the performance score, milliseconds of blocking time, ratio of LCP. */
export type Limits = { readonly points: number; readonly blockingMs: number; readonly lcp: number };

const text: Limits = { points: 2, blockingMs: 80, lcp: 1.7 };
const rich: Limits = { points: 4, blockingMs: 150, lcp: 2.5 };

/** The audited pages. */
export const pages = {
  home: { path: '/', limits: rich },
  category: { path: '/sports-drink', limits: rich },
  product: { path: '/sports-drink/fruit-punch', limits: rich },
  story: { path: '/our-story', limits: text },
  faq: { path: '/faq', limits: text },
  contact: { path: '/contact', limits: text },
} as const;

export type PageName = keyof typeof pages;

export const pageNames = Object.keys(pages) as PageName[];

export function isPageName(name: string): name is PageName {
  return Object.hasOwn(pages, name);
}
