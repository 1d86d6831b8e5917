/** Names inside Next that the site knows. None of them is public API; `README.md` says what each is for. */

/** The cookie by which Next recognizes a draft. */
export const draftCookie = '__prerender_bypass';

/** The cookie of Next's older previews, which the site does not have. Next would expire it on a page for everybody. */
export const oldPreviewCookie = '__next_preview_data';

/**
 * Headers by which parts of Next talk to each other. From outside they skip the middleware, renew stored pages or
 * call server actions. Prefixes, because Next adds names with its releases.
 */
export const internalHeader =
  /^(?:x-(?:middleware|invoke|invocation|matched|prerender|next|nextjs|now|action|edge|vercel|deployment)-|next-|x-action$)/;

/** The internal headers that Next's own router sends from the browser. */
export const routerHeaders: ReadonlySet<string> = new Set([
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]);

/** The headers that Next's router sends to `next dev` alone. */
export const devRouterHeaders: ReadonlySet<string> = new Set([
  'next-hmr-refresh',
  'x-nextjs-html-request-id',
  'x-nextjs-request-id',
]);

/**
 * Paths to which Next responds with the data of a page, or of an API, past the path rules of a proxy and of the site.
 * Its router uses headers instead.
 */
export const isPageData = (path: string) => /^\/+_next\/+data(?:\/|$)/.test(path) || path.endsWith('.rsc');

/** Paths of the tools of `next dev` in the browser. */
export const isDevTool = (path: string) => path.startsWith('/__nextjs');

/** The attribute of Next's spans that names their type. */
export const spanType = 'next.span_type';

/** The span type of a `fetch`, whose attributes hold the whole URL, keys in its query included. */
export const fetchSpan = 'AppRender.fetch';

/** The types of spans that Next makes on its own at start: dozens of traces of one span each. */
export const startSpan = /^(?:Instrumentation\.|LoadComponents\.loadRouteModule$)/;

/** Whether Next threw the error because no request and no build is under way, as in unit tests. */
export const isOutsideNext = (error: unknown): boolean =>
  error instanceof Error && /incrementalCache missing|outside a request scope/.test(error.message);
