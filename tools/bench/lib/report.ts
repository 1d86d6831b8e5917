const texts = {
  size: `## Size of the pages

KB of 1,024 bytes: the HTML without compression, and the scripts and styles with gzip, the styles of a page joined, as they are in its HTML (they count as styles only). The payload of React, 7 to 15 KB with gzip, has an address of its own and is loaded after the first paint. The first values are those before \`next/link\` was replaced, the style sheets were split, the fonts subset and the HTML shortened; the buy bar, "why it works" and the finish line came in between. Fonts were 67.6 KB and are 30.3 KB. Limits: \`tools/bench/size/budgets.ts\`.`,
  lighthouse: `## Lighthouse

Lighthouse 12 with its mobile preset against the site of \`npm start\` and a blank page of the same Next.js (one line of text in a system font), in turn, after one audit of each that is not counted. Medians of five rounds; the differences and ratios are those within a round. SEO is the score in production, because other environments are closed to search engines. Targets: \`tools/bench/lighthouse/pages.ts\`. The LCP of the blank page is 0.66 to 0.81 s in most runs, and 1.45 in those in which its scripts run before its paint. The start of React in one task adds 56 to 67 ms of blocking time ([0028](adr/0028-start-in-one-task.md)).`,
  pages: `## Warm pages

32 connections to one process, which request gzip as browsers do. The values are ratios against a blank static page (5 KB) of the same Next.js behind the same middleware. A higher throughput is better, a lower processor time per request and latency too. The site compresses a page of 160 to 200 KB, styles included, once per change and uses about as much processor time as the blank page. Next compresses the blank page for every request, but in other threads than the main one, which is why the site's throughput is lower. Target: 0.9 or better. The 99 % latency is that of the first requests: Node accepts one of 32 new connections per event loop iteration, and an iteration takes longer here.`,
  plain: `## Warm pages without compression

The same without gzip. The proxy sends such requests, at most once every two seconds per page. The target of 0.9 is not reached: writing 80 to 140 KB costs more than everything else of a blank page. The run is older than the inlined style sheets, which add 25 to 62 KB.`,
  proxy: `## Warm pages through nginx

The same through nginx with the configuration of \`deploy/\`, with gzip. Its cache serves the pages and requests each from the site once every two seconds. The ratios below 1 are due to the size of the page.`,
  catalogSize: `## Catalog size

One process per row, with content from the fake services. The cold pages are its first requests, one after the other. The warm page is the product page, measured for all sizes in turn. A block is the longest time that the event loop was blocked during the request, in processor time, to within 5 ms. Targets: no block above 300 ms with 1,000 products, no upstream calls for warm pages, a warm page whose cost does not depend on the catalog, and at most 350 MB. The category page is listed separately, because it lists every product of its category.`,
  start: `## Cold start

From the start of the process to its first 200 of \`/api/ready\` (blank: of its page), which waits until a page has been rendered. Medians of seven starts. Target: below 3,000 ms.`,
  taps: `## Taps

From a tap to the next paint (interaction to next paint), to within 8 ms, in Chromium as a phone whose processor is four times slower. Medians of five taps on a freshly loaded page. Target: 200 ms each.`,
  memory: `## Memory

One process under the addresses of the cluster test and one unknown address in ten, at full speed, with its content revalidated every five seconds: 72,000 requests (visits), an hour at twenty a second. Target: below 350 MB.`,
  catalogMemory: `## Catalog memory

One process with the heap limit of \`npm start\`, while every product page of the three sites is opened, four at a time. The page cache uses a fifth of the heap limit and evicts the least recently used pages. Without that limit a process with a thousand products per site would run out of memory after about four hundred pages.`,
  cluster: `## Cluster

\`npm run test:cluster\`: three replicas, Redis and nginx as processes of one machine, up to 40 requests a second to twelve addresses during an incident. Stale counts stale responses, of the site's cache or the proxy's. Target: no failures.`,
  mutation: `## Mutations

Stryker mutates the code of a folder and runs the tests of that folder; of components only the hooks, \`use-*.ts\`. A mutant is killed when a test fails. Mutants that no test of the folder runs are not covered, although tests elsewhere may run them. Texts for operators and source text for browsers are not mutated. Folders that are not listed have not been run yet. Target: 90 % of covered mutants.`,
} as const;

type Section = keyof typeof texts;
export type Table = readonly Readonly<Record<string, string | number>>[];
export type Results = { readonly [Name in Section]?: { readonly on: string; readonly rows: Table } };

/** Commands of the sections that `npm run bench` does not write. */
const commands: Partial<Record<Section, string>> = {
  mutation: 'node tools/mutate.mjs',
  lighthouse: 'npm run lighthouse',
  size: 'node tools/size.mjs',
};

function toTable(rows: Table): string {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
  const body = rows.map((row) => line(columns.map((column) => row[column] ?? '')));
  return [line(columns), line(columns.map(() => '---')), ...body].join('\n');
}

/** Returns the text of `docs/benchmarks.md`: the results, with the command of each. */
export function toMarkdown(results: Results): string {
  const sections = (Object.keys(texts) as Section[]).flatMap((name) => {
    const result = results[name];
    if (!result) return [];
    const command = commands[name] ?? `npm run bench -- ${name}`;
    return [`${texts[name]}\n\n\`${command}\` on ${result.on}:\n\n${toTable(result.rows)}`];
  });
  return `# Benchmarks

\`npm run bench\` writes this page and \`tools/bench/results.json\`. Contenders take turns within one run, so that a busy machine slows all of them. Compare the ratios, not the absolute numbers. The machine of these runs has two cores, which the load generator shares.

${sections.join('\n\n')}
`;
}
