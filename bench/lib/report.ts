import type { Results, Table } from '../main';

const texts = {
  pages: `## Warm pages

32 connections to one process, asking for gzip as browsers do; ratios against a blank static page (5 KB) of the same Next.js behind the same middleware. Throughput counts up, processor time a request and latencies count down. The site compresses a page of 80 to 140 KB once per change, and costs as much processor time as the blank page, which Next compresses at every visit, but in threads beside the main one: hence the lower throughput. Target: 0.9 or better; it varies by a few hundredths from run to run. The 99 % latency is that of the first moments: Node accepts one of 32 new connections in each turn of its loop, and a turn is longer here.`,
  plain: `## Warm pages without compression

The same without gzip, as the proxy asks, once every two seconds and page. 0.9 is not reached here: to write 80 to 140 KB costs more than all else of a blank page.`,
  proxy: `## Warm pages through nginx

The same through nginx with the configuration of \`deploy/\`, asked for gzip. Its cache answers; the site is asked once every two seconds. What is below 1 is the size of the page.`,
  growth: `## Growing content

One process, its content from the stand-in services; each row is a process of its own. The cold pages are its first visits, one after the other; warm is the product page, of all sizes in turn. Targets: no calls of warm visits, and a warm page that costs the same whatever is in the lists. The row of 10,000 runs without the limit on the heap.`,
  start: `## Cold start

From the start of the process to its first 200 of \`/api/ready\` (blank: of its page), medians of seven starts. Target: below 3,000 ms.`,
  memory: `## Memory

One process under the addresses of the cluster test and one made-up address in ten, as fast as it can answer, with its content renewed every five seconds: 72,000 visits, an hour at twenty a second. Target: below 350 MB.`,
  shelf: `## Memory with many products

One process with the heap limit of \`npm start\`, while every product page of the three sites is opened, four at a time. The page cache takes a fifth of what the heap may grow to and lets go of what was not asked for longest. Without that bound a process with a thousand products a site would end after some four hundred pages.`,
  cluster: `## Cluster

\`npm run test:cluster\`: three replicas, Redis and nginx as processes of one machine, 40 visits a second to twelve addresses while something happens to a part. Stale are answers older than their life, of the site's cache or the proxy's. Target: no failures.`,
} as const;

function toTable(rows: Table): string {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
  const body = rows.map((row) => line(columns.map((column) => row[column] ?? '')));
  return [line(columns), line(columns.map(() => '---')), ...body].join('\n');
}

/** The results as `docs/benchmarks.md`, with the command that makes each. */
export function toMarkdown(results: Results): string {
  const sections = (Object.keys(texts) as (keyof typeof texts)[]).flatMap((name) => {
    const result = results[name];
    return result
      ? [`${texts[name]}\n\n\`npm run bench -- ${name}\` on ${result.on}:\n\n${toTable(result.rows)}`]
      : [];
  });
  return `# Benchmarks

Made by \`npm run bench\`, which writes this page and \`bench/results.json\`. Contenders take turns within one run, so that a busy machine slows all of them: the ratios count, not the numbers. The machine of these runs has two cores, which the load generator shares.

${sections.join('\n\n')}
`;
}
