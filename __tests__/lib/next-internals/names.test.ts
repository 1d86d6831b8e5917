import * as routerHeaderNames from 'next/dist/client/components/app-router-headers';
import * as constants from 'next/dist/lib/constants';
import { COOKIE_NAME_PRERENDER_BYPASS, COOKIE_NAME_PRERENDER_DATA } from 'next/dist/server/api-utils';
import * as spans from 'next/dist/server/lib/trace/constants';
import {
  draftCookie,
  fetchSpan,
  internalHeader,
  isPageData,
  oldPreviewCookie,
  pageHeaders,
  spanType,
  startSpan,
} from '@/lib/next-internals/names';
import { isDropped } from '@/lib/server/internal-headers';
import { expectOfNext, sourceOfNext } from '../../support/expect-of-next';

/** Headers of Next that the browser's router or the site itself sends. */
const external = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
];

/** Every header name in Next's own lists. */
function headerNames(): string[] {
  const [, list = ''] =
    /const INTERNAL_HEADERS = \[([^\]]*)\]/.exec(sourceOfNext('server/lib/server-ipc/utils.js')) ?? [];
  const filtered = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => String(name));
  expectOfNext('the list INTERNAL_HEADERS in server/lib/server-ipc/utils.js', filtered.length > 8);
  const named = Object.entries({ ...constants, ...routerHeaderNames })
    .filter(([key, value]) => key.endsWith('_HEADER') && typeof value === 'string' && !value.includes('/'))
    .map(([, value]) => String(value));
  expectOfNext('header names in lib/constants and app-router-headers', named.length > 20);
  return [...filtered, ...named];
}

test('every internal header of Next is dropped', () => {
  for (const name of headerNames()) {
    const isKnown = isDropped(name, '/faq', false) || external.includes(name);
    expectOfNext(`that the internal header ${name} matches internalHeader`, isKnown || isPublic(name));
  }
});

test('headers of visitors that only resemble internal ones are none', () => {
  const others = ['true-next-hop', 'via-x-next-a', 'x-actions', 'x-nextjs', 'x-request-id'];
  expect(others.filter((name) => internalHeader.test(name))).toEqual([]);
});

test("the headers of Next's router reach Next", () => {
  expect(external.filter((name) => isDropped(name, '/faq', false))).toEqual([]);
});

test('pages come with the headers that the site removes', () => {
  for (const name of pageHeaders) expectOfNext(`the header ${name}`, headerNames().includes(name));
});

/** Headers in Next's lists that have a public meaning. */
const isPublic = (name: string) => ['rsc', 'content-type'].includes(name);

test('cookies have the names that Next gives them', () => {
  expectOfNext(`the draft cookie ${draftCookie}`, COOKIE_NAME_PRERENDER_BYPASS === draftCookie);
  expectOfNext(`the preview cookie ${oldPreviewCookie}`, COOKIE_NAME_PRERENDER_DATA === oldPreviewCookie);
});

test('spans have the types that Next gives them', () => {
  const types = Object.values(spans).flatMap((group) => Object.values(Object(group)).map(String));
  expectOfNext(`the span type ${fetchSpan}`, types.includes(fetchSpan));
  const atStart = types.filter((type) => startSpan.test(type));
  expectOfNext(
    'span types of the start',
    atStart.includes('Instrumentation.register') && atStart.length >= 3,
  );
  const others = [
    'Instrumentation',
    'My.Instrumentation.x',
    'LoadComponents.loadRouteModules',
    'A.LoadComponents.loadRouteModule',
  ];
  expect(others.filter((type) => startSpan.test(type))).toEqual([]);
  expectOfNext(
    `the attribute ${spanType}`,
    sourceOfNext('server/lib/trace/tracer.js').includes(`'${spanType}'`),
  );
});

test('page data has the paths that Next gives it', () => {
  expectOfNext('the suffix .rsc', isPageData(`/faq${constants.RSC_SUFFIX}`));
  const router = sourceOfNext('server/lib/router-utils/resolve-routes.js');
  expectOfNext(
    'the folder /_next/data',
    router.includes('_next/data') && isPageData('/_next/data/build/faq.json'),
  );
  expect(['/_next/data', '//_next///data//x'].filter(isPageData)).toHaveLength(2);
  const others = ['/faq', '/_next/static/data/x', '/rsc', '/faq.rsc/x', '/_next/database', '/x/_next/data/x'];
  expect(others.filter(isPageData)).toEqual([]);
});
