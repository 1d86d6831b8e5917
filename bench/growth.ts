import { type Backends, startBackends } from '@/mocks/server';
import { products } from './lib/products';
import { race } from './lib/rounds';
import { siteFolder, startServer } from './lib/server';

const sizes = [10, 100, 1000, 10_000];

async function cold(port: number, path: string, backends: Backends) {
  const before = backends.services.aem.log().length;
  const startedAt = performance.now();
  const answer = await fetch(`http://localhost:${port}${path}`);
  const html = await answer.text();
  if (answer.status !== 200 || !html.includes('Fruit Punch'))
    throw new Error(`${path} is not whole: ${answer.status}`);
  return { ms: performance.now() - startedAt, calls: backends.services.aem.log().length - before };
}

/** A site whose backend has so many products, and what its first visits cost, one after the other. */
async function open(count: number) {
  const backends = await startBackends();
  backends.services.aem.publish('product', { items: products(count, 'us', 'en') });
  const environment = { AEM_URL: backends.url, CONTENT_REVALIDATE_SECONDS: '3600' };
  const site = await startServer(siteFolder, environment, { withHeapLimit: count <= 1000 });
  const category = await cold(site.port, '/sports-drink', backends);
  const product = await cold(site.port, '/sports-drink/fruit-punch', backends);
  const home = await cold(site.port, '/', backends);
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
      'calls of the three': category.calls + product.calls + home.calls,
    },
  };
}

/** What a site costs as its content grows; the warm pages of all sizes take turns. */
export async function benchGrowth() {
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
