import { startBackends } from '@/mocks/server';
import { get } from '@/test-support/visits';
import { products } from './lib/products';
import { type Server, siteFolder, startServer } from './lib/server';

const sizes = [100, 1000];
const atOnce = 4;

const sites = [
  { host: 'localhost', country: 'us', language: 'en' },
  { host: 'ca.localhost', country: 'ca', language: 'en' },
  { host: 'fr.ca.localhost', country: 'ca', language: 'fr' },
] as const;

type Page = { readonly host: string; readonly path: string };

/** Requests pages, some concurrently, and returns the peak memory of the server in MB. */
async function visitAll(server: Server, pages: readonly Page[]): Promise<number> {
  let most = 0;
  const rest = [...pages];
  const visitor = async () => {
    for (let page = rest.pop(); page; page = rest.pop()) {
      const { status } = await get(server.port, page.path, page.host, { discardsBody: true });
      if (status !== 200) throw new Error(`${page.host}${page.path} is ${status}`);
      if (rest.length % 20 === 0) most = Math.max(most, server.memory());
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return Math.round(most);
}

/**
 * Measures the memory of one process while it renders every page of every product, more than its cache can
 * store.
 */
export async function benchCatalogMemory() {
  const rows: { 'products a site': number; 'pages opened': number; 'most MB': number }[] = [];
  for (const size of sizes) {
    const catalogs = sites.map(({ host, country, language }) => ({
      host,
      items: products(size, country, language),
    }));
    const pages = catalogs.flatMap(({ host, items }) =>
      items.map(({ _path }) => ({ host, path: String(_path).replace(/^.*\/product/, '') })),
    );
    const backends = await startBackends();
    backends.services.aem.publish('product', { items: catalogs.flatMap(({ items }) => items) });
    const server = await startServer(siteFolder, {
      AEM_URL: backends.url,
      CONTENT_REVALIDATE_SECONDS: '3600',
    });
    try {
      rows.push({
        'products a site': size,
        'pages opened': pages.length,
        'most MB': await visitAll(server, pages),
      });
    } finally {
      await server.stop();
      await backends.close();
    }
  }
  return rows;
}
