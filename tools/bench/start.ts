import { median, rounded } from './lib/numbers';
import { blankFolder, type Server, siteFolder, startServer } from './lib/server';

const times = 7;

async function firstPageMs(server: Server, path: string): Promise<number> {
  const startedAt = performance.now();
  await (await fetch(`http://localhost:${server.port}${path}`)).text();
  return performance.now() - startedAt;
}

async function coldStart(folder: string, readyPath: string) {
  const server = await startServer(folder, {}, { readyPath });
  const pageMs = await firstPageMs(server, '/');
  const memory = server.memory();
  await server.stop();
  return { readyMs: server.readyMs, pageMs, memory };
}

/**
 * Measures the time from the start of the process to its readiness and first page, against the blank site.
 */
export async function benchStart() {
  const runs = { site: [], blank: [] } as Record<'site' | 'blank', Awaited<ReturnType<typeof coldStart>>[]>;
  for (let time = 0; time < times; time += 1) {
    runs.site.push(await coldStart(siteFolder, '/api/ready'));
    runs.blank.push(await coldStart(blankFolder, '/'));
  }
  return (['blank', 'site'] as const).map((name) => {
    const of = (what: 'readyMs' | 'pageMs' | 'memory') => median(runs[name].map((run) => run[what]));
    return {
      server: name,
      'ms to ready': Math.round(of('readyMs')),
      'ms of the first page': Math.round(of('pageMs')),
      'MB after it': Math.round(of('memory')),
      'ready, against blank': rounded(of('readyMs') / median(runs.blank.map(({ readyMs }) => readyMs))),
    };
  });
}
