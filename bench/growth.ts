import { sampleItems } from '@/mocks/content';
import { type Backends, startBackends } from '@/mocks/server';
import { rounded } from './lib/numbers';
import { race } from './lib/rounds';
import { siteFolder, startServer } from './lib/server';

const sizes = [10, 100, 1000, 10_000];

/** So many products of the sample, under names of their own. */
function products(count: number): readonly object[] {
  const sample = sampleItems('product', 'us', 'en');
  return Array.from({ length: count }, (_, index) => {
    const item: { readonly _path?: string } = sample[index % sample.length] ?? {};
    const turn = Math.floor(index / sample.length);
    return turn === 0 ? item : { ...item, _path: `${item._path}-${turn}`, productOrderNumber: 1000 + index };
  });
}

async function cold(port: number, path: string, backends: Backends) {
  const before = backends.services.aem.log().length;
  const startedAt = performance.now();
  const answer = await fetch(`http://localhost:${port}${path}`);
  const html = await answer.text();
  if (answer.status !== 200 || !html.includes('Fruit Punch'))
    throw new Error(`${path} is not whole: ${answer.status}`);
  return { ms: performance.now() - startedAt, calls: backends.services.aem.log().length - before };
}

async function measure(count: number) {
  const backends = await startBackends();
  backends.services.aem.publish('product', { items: products(count) });
  const environment = { AEM_URL: backends.url, CONTENT_REVALIDATE_SECONDS: '3600' };
  const site = await startServer(siteFolder, environment, { withHeapLimit: count <= 1000 });
  try {
    const category = await cold(site.port, '/sports-drink', backends);
    const product = await cold(site.port, '/sports-drink/fruit-punch', backends);
    const home = await cold(site.port, '/', backends);
    const before = backends.services.aem.log().length;
    const [warm] = await race(
      [{ name: 'product', path: '/sports-drink/fruit-punch', port: site.port, cpu: site.cpu }],
      { rounds: 3, seconds: 3, warmUpSeconds: 6 },
    );
    return {
      products: count,
      'ms to ready': Math.round(site.readyMs),
      'ms of a cold category': Math.round(category.ms),
      'ms of a cold product': Math.round(product.ms),
      'ms of a cold home': Math.round(home.ms),
      'calls of the three': category.calls + product.calls + home.calls,
      'calls of warm visits': backends.services.aem.log().length - before,
      'warm a second': warm?.['requests a second'] ?? 0,
      MB: Math.round(site.memory()),
    };
  } finally {
    await site.stop();
    await backends.close();
  }
}

/** What a site costs as its content grows. */
export async function benchGrowth() {
  const rows = [];
  for (const count of sizes) rows.push(await measure(count));
  const base = rows[0]?.['warm a second'] ?? Number.NaN;
  return rows.map((row) => ({ ...row, 'warm, against 10 products': rounded(row['warm a second'] / base) }));
}
