/** Names inside Next that the site uses. They are not public API; `README.md` explains each. */

/** The cookie that identifies a draft to Next. */
export const draftCookie = '__prerender_bypass';

/**
 * The cookie of Next's older previews, which the site does not use. Next would expire it in the response of a
 * static page for all visitors.
 */
export const oldPreviewCookie = '__next_preview_data';

/**
 * Headers between parts of Next. From outside they bypass the middleware, revalidate pages or call server
 * actions. The pattern matches prefixes, because new releases add names.
 */
export const internalHeader =
  /^(?:x-(?:middleware|invoke|invocation|matched|prerender|next|nextjs|now|action|edge|vercel|deployment)-|next-|x-action$)/;

/** The internal headers that Next's router sends from the browser. */
export const routerHeaders: ReadonlySet<string> = new Set([
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]);

/** Headers that Next sends with a page to parts of itself, such as its own proxy. Browsers do not read them. */
export const pageHeaders = ['x-middleware-rewrite', 'x-nextjs-prerender', 'x-nextjs-stale-time'] as const;

/**
 * Returns whether Next responds to a path with the data of a page or of an API route, past the path rules of
 * a proxy and of the site. Its router uses headers instead.
 */
export const isPageData = (path: string) => /^\/+_next\/+data(?:\/|$)/.test(path) || path.endsWith('.rsc');

/** The attribute with the type of Next's spans. */
export const spanType = 'next.span_type';

/** The span type of a `fetch`. Its attributes contain the whole URL, including keys in the query. */
export const fetchSpan = 'AppRender.fetch';

/** Types of spans that Next creates at start: dozens of traces with one span each. */
export const startSpan = /^(?:Instrumentation\.|LoadComponents\.loadRouteModule$)/;
