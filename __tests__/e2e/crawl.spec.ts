// Rules: SEO-01, SEO-03, SEO-07
import { getFrom, sites } from './support/sites';
import { type APIRequestContext, expect, test } from './support/test';

type Page = {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly canonicals: readonly string[];
  readonly alternates: Readonly<Record<string, string>>;
  /** Absolute addresses of links, and of pictures, scripts and styles. */
  readonly links: readonly string[];
  readonly files: readonly string[];
};

const decode = (text: string) =>
  text
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>');
const attribute = (tag: string, name: string) =>
  decode(new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '');
const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'gi')) ?? [];

function parse(url: string, html: string): Page {
  const absolute = (values: readonly string[]) =>
    values.filter(Boolean).map((value) => new URL(value, url).href.replace(/#.*/, ''));
  const links = tags(html, 'link');
  const withRel = (rel: string) => links.filter((tag) => attribute(tag, 'rel') === rel);
  const sets = [...tags(html, 'img'), ...tags(html, 'source')].map((tag) => attribute(tag, 'srcset'));
  const social = tags(html, 'meta').filter((tag) => /property="og:image"/.test(tag));
  return {
    url,
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: tags(html, 'meta')
      .filter((tag) => attribute(tag, 'name') === 'description')
      .map((tag) => attribute(tag, 'content'))
      .join('|'),
    canonicals: absolute(withRel('canonical').map((tag) => attribute(tag, 'href'))),
    alternates: Object.fromEntries(
      withRel('alternate').flatMap((tag) => {
        const language = attribute(tag, 'hreflang');
        return language ? [[language, new URL(attribute(tag, 'href')).href]] : [];
      }),
    ),
    links: absolute(tags(html, 'a').map((tag) => attribute(tag, 'href'))),
    files: absolute([
      ...[...tags(html, 'img'), ...tags(html, 'script'), ...tags(html, 'source'), ...tags(html, 'video')].map(
        (tag) => attribute(tag, 'src'),
      ),
      ...tags(html, 'video').map((tag) => attribute(tag, 'poster')),
      ...sets.flatMap((set) => set.split(', ').map((candidate) => candidate.trim().split(' ')[0] ?? '')),
      ...links
        .filter((tag) => /icon|manifest|stylesheet|preload/.test(attribute(tag, 'rel')))
        .map((tag) => attribute(tag, 'href')),
      ...social.map((tag) => attribute(tag, 'content')),
    ]),
  };
}

/** Returns the original of a rendered picture, because rendering every width takes minutes. */
const originalOf = (url: string) => {
  const { pathname, searchParams } = new URL(url);
  return pathname === '/_next/image' ? new URL(searchParams.get('url') ?? '', url).href : url;
};

/** Returns a key that the social pictures of a line share: rendering those of every product takes a minute. */
const kindOf = (url: string) => (url.includes('/social/') ? url.slice(0, url.lastIndexOf('/')) : url);

const origins: readonly string[] = Object.values(sites);
const isOwn = (url: string) => origins.includes(new URL(url).origin);

/** Maps eight at a time. */
async function mapAll<From, To>(items: readonly From[], map: (item: From) => Promise<To>): Promise<To[]> {
  const results: To[] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await map(items[at] as From);
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return results;
}

async function get(request: APIRequestContext, url: string) {
  const { origin, pathname, search } = new URL(url);
  return getFrom(request, origin, pathname + search);
}

/** Every page that the sitemaps name, and every page that these link to. */
async function crawl(request: APIRequestContext) {
  const listed = new Set<string>();
  for (const origin of origins) {
    const xml = await (await getFrom(request, origin, '/sitemap.xml')).text();
    for (const [, place] of xml.matchAll(/<url><loc>(.*?)<\/loc>/g)) listed.add(decode(place ?? ''));
  }
  const pages = await mapAll([...listed], async (url) => {
    const response = await get(request, url);
    expect([url, response.status()]).toEqual([url, 200]);
    return parse(url, await response.text());
  });
  return { listed, pages };
}

test('the three sites are linked consistently', async ({ request }) => {
  const { listed, pages } = await crawl(request);
  expect(pages.length).toBeGreaterThan(100);
  const byUrl = new Map(pages.map((page) => [page.url, page]));

  await test.step('each page has one canonical address, its own', () => {
    for (const { url, canonicals } of pages) expect([url, canonicals]).toEqual([url, [url]]);
  });
  await test.step('alternates are pages that name each other, and the default is one of them', () => {
    for (const { url, alternates } of pages) {
      const { 'x-default': standard, ...languages } = alternates;
      expect(Object.values(languages)).toContain(url);
      expect(Object.values(languages)).toContain(standard);
      for (const other of Object.values(languages))
        expect([other, byUrl.get(other)?.alternates]).toEqual([other, alternates]);
    }
  });
  await test.step('titles and descriptions are of one page of a host each', () => {
    for (const origin of origins) {
      const own = pages.filter(({ url }) => new URL(url).origin === origin);
      for (const key of ['title', 'description'] as const) {
        const seen = new Map<string, string>();
        for (const page of own) {
          expect([page.url, page[key].length > 10]).toEqual([page.url, true]);
          expect([page.url, page[key], seen.get(page[key])]).toEqual([page.url, page[key], undefined]);
          seen.set(page[key], page.url);
        }
      }
    }
  });
  await test.step('no page of the sitemaps is an orphan', () => {
    const linked = new Set(pages.flatMap(({ url, links }) => links.filter((link) => link !== url)));
    expect([...listed].filter((url) => !linked.has(url))).toEqual([]);
  });
  await test.step('every link and file is there, without a redirect', async () => {
    const used = new Set(
      pages.flatMap(({ links, files }) => [...links, ...files.map(originalOf)]).filter(isOwn),
    );
    const rest = new Map(
      [...used].filter((url) => !byUrl.has(url)).map((url) => [kindOf(url), url]),
    ).values();
    const statuses = await mapAll(
      [...rest],
      async (url) => [url, (await get(request, url)).status()] as const,
    );
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  });
});
