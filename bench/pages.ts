import { nginxBefore } from '@/__tests__/cluster/support/nginx';
import { type Contender, type Row, race } from './lib/rounds';
import { blankFolder, siteFolder, startServer } from './lib/server';

const pages = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/sports-drink' },
  { name: 'product', path: '/sports-drink/fruit-punch' },
] as const;

/** Warm pages of one process against a blank static page of the same Next.js behind the same middleware. */
export async function benchPages(): Promise<Row[]> {
  const [site, blank] = [
    await startServer(siteFolder),
    await startServer(blankFolder, {}, { readyPath: '/' }),
  ];
  const contenders: Contender[] = [
    { name: 'blank', path: '/', port: blank.port, cpu: blank.cpu },
    ...pages.map((page) => ({ ...page, port: site.port, cpu: site.cpu })),
  ];
  try {
    return await race(contenders, { rounds: 5, seconds: 3, warmUpSeconds: 8 });
  } finally {
    await Promise.all([site.stop(), blank.stop()]);
  }
}

/** As every browser asks; the proxy compresses a page once per change. */
const headers = { 'Accept-Encoding': 'gzip' };

/** The same through nginx with the configuration of `deploy/`. */
export async function benchProxy(): Promise<Row[]> {
  const [site, blank] = [
    await startServer(siteFolder),
    await startServer(blankFolder, {}, { readyPath: '/' }),
  ];
  const [before, beforeBlank] = [await nginxBefore([site.port]), await nginxBefore([blank.port])];
  const contenders: Contender[] = [
    { name: 'blank', path: '/', port: beforeBlank.port, headers },
    ...pages.map((page) => ({ ...page, port: before.port, headers })),
  ];
  try {
    return await race(contenders, { rounds: 5, seconds: 2, warmUpSeconds: 3 });
  } finally {
    await Promise.all([before.stop(), beforeBlank.stop(), site.stop(), blank.stop()]);
  }
}
