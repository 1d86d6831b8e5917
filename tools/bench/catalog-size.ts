import { type Backends, startBackends } from '@/mocks/server';
import { products } from './lib/products';
import { race } from './lib/rounds';
import { type Server, siteFolder, startServer } from './lib/server';

const sizes = [10, 100, 1000];

async function cold({ port, longestBlock }: Server, path: string, backends: Backends) {
  const before = backends.services.aem.log().length;
  await longestBlock();
  const startedAt = performance.now();
  const response = await fetch(`http://localhost:${port}${path}`);
  const html = await response.text();
  if (response.status !== 200 || !/Fruit Punch|fruit-punch/.test(html))
    throw new Error(`${path} is not whole: ${response.status}`);
  const ms = performance.now() - startedAt;
  return { ms, calls: backends.services.aem.log().length - before, block: await longestBlock() };
}

/** Starts a site with this number of products, and measures its first requests one after the other. */
async function open(count: number) {
  const backends = await startBackends();
  backends.services.aem.publish('product', { items: products(count, 'us', 'en') });
  const environment = {
    AEM_URL: backends.url,
    CONTENT_REVALIDATE_SECONDS: '3600',
  };
  const site = await startServer(siteFolder, environment, { watchBlocks: true });
  const category = await cold(site, '/sports-drink', backends);
  const product = await cold(site, '/sports-drink/fruit-punch', backends);
  const home = await cold(site, '/', backends);
  const search = await cold(site, '/search-index.json', backends);
  const sitemap = await cold(site, '/sitemap.xml', backends);
  return {
    site,
    calls: () => backends.services.aem.log().length,
    close: async () => {
      await site.stop();
      await backends.close();
    },
    row: {
      products: count,
      'ms to ready': Math.round(site.readyMs),
      'ms of a cold category': Math.round(category.ms),
      'ms of a cold product': Math.round(product.ms),
      'ms of a cold home': Math.round(home.ms),
      'longest block of product, home, search, sitemap, ms': [product, home, search, sitemap]
        .map(({ block }) => Math.round(block))
        .join(', '),
      'longest block of category, ms': Math.round(category.block),
      'calls of the three': category.calls + product.calls + home.calls,
    },
  };
}

/** Measures sites by catalog size. The warm pages of all sizes are measured in turns. */
export async function benchCatalogSize() {
  const opened: Awaited<ReturnType<typeof open>>[] = [];
  try {
    for (const count of sizes) opened.push(await open(count));
    const before = opened.map(({ calls }) => calls());
    const contenders = opened.map(({ site, row }) => ({
      name: String(row.products),
      path: '/sports-drink/fruit-punch',
      port: site.port,
    }));
    const warm = await race(contenders, { rounds: 5, seconds: 2, warmUpSeconds: 5 });
    return opened.map(({ site, row, calls }, index) => ({
      ...row,
      'calls of warm visits': calls() - (before[index] ?? 0),
      MB: Math.round(site.memory()),
      'warm throughput, against 10': warm[index]?.throughput ?? 0,
    }));
  } finally {
    for (const { close } of opened) await close();
  }
}
