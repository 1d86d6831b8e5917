import { startNginx } from '@/test-support/nginx';
import { type Contender, type Row, race } from './lib/rounds';
import { blankFolder, siteFolder, startServer } from './lib/server';

const pages = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/sports-drink' },
  { name: 'product', path: '/sports-drink/fruit-punch' },
] as const;

type Headers = Readonly<Record<string, string>>;

/** Header that every browser sends. */
const browserHeaders: Headers = { 'Accept-Encoding': 'gzip' };

/**
 * Measures warm pages of one process against a blank static page of the same Next.js behind the same
 * middleware.
 */
async function raceWith(headers: Headers): Promise<Row[]> {
  const [site, blank] = [
    await startServer(siteFolder),
    await startServer(blankFolder, {}, { readyPath: '/' }),
  ];
  const contenders: Contender[] = [
    { name: 'blank', path: '/', port: blank.port, cpu: blank.cpu, headers },
    ...pages.map((page) => ({ ...page, port: site.port, cpu: site.cpu, headers })),
  ];
  try {
    // Long enough that the initial burst of connections does not affect the 99 % latency.
    return await race(contenders, { rounds: 5, seconds: 6, warmUpSeconds: 8 });
  } finally {
    await Promise.all([site.stop(), blank.stop()]);
  }
}

export const benchPages = () => raceWith(browserHeaders);

/** Measures the same without compression, as a proxy requests pages. */
export const benchPlain = () => raceWith({});

/** Measures the same through nginx with the configuration of `deploy/`. */
export async function benchProxy(): Promise<Row[]> {
  const [site, blank] = [
    await startServer(siteFolder),
    await startServer(blankFolder, {}, { readyPath: '/' }),
  ];
  const [before, beforeBlank] = [await startNginx([site.port]), await startNginx([blank.port])];
  const contenders: Contender[] = [
    { name: 'blank', path: '/', port: beforeBlank.port, headers: browserHeaders },
    ...pages.map((page) => ({ ...page, port: before.port, headers: browserHeaders })),
  ];
  try {
    return await race(contenders, { rounds: 5, seconds: 2, warmUpSeconds: 3 });
  } finally {
    await Promise.all([before.stop(), beforeBlank.stop(), site.stop(), blank.stop()]);
  }
}
