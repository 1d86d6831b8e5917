import { budgets, type PageName, pageNames, weightKinds } from './budgets';
import { grown, largest, overLimit } from './compare';
import { groupModules, type ModuleGroups, modulesOfPage } from './group-modules';
import type { PageWeight } from './measure';

/** Content of `tools/bench/sizes.json`: the last recorded weights in bytes. */
export type Recorded = {
  readonly pages: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly modules: ModuleGroups;
};

type Measured = Readonly<Record<PageName, PageWeight>>;

const kb = (bytes: number) => (bytes / 1024).toFixed(1);

/** Returns what `node tools/size.mjs --record` stores. */
export function toRecord(measured: Measured): Recorded {
  const entries = pageNames.map((name) => [name, measured[name]] as const);
  return {
    pages: Object.fromEntries(entries.map(([name, { weights }]) => [name, weights])),
    modules: groupModules(Object.fromEntries(entries.map(([name, { modules }]) => [name, modules]))),
  };
}

/** Returns a row per page: KB of every kind and its limit, with an exclamation mark above the limit. */
export function toTable(measured: Measured): Record<string, Record<string, string>> {
  const row = (name: PageName) => {
    const { weights } = measured[name];
    const over = overLimit(weights, budgets[name].limits);
    const cell = (kind: (typeof weightKinds)[number]) =>
      `${kb(weights[kind])} / ${budgets[name].limits[kind]}${over.includes(kind) ? ' !' : ''}`;
    return Object.fromEntries(weightKinds.map((kind) => [kind, cell(kind)]));
  };
  return Object.fromEntries(pageNames.map((name) => [name, row(name)]));
}

/** Returns a paragraph for every page that grew or exceeds a limit, with the kinds and the modules responsible. */
export function explain(measured: Measured, recorded: Recorded): string[] {
  return pageNames.flatMap((name) => {
    const { weights, modules } = measured[name];
    const over = overLimit(weights, budgets[name].limits);
    const changes = grown(recorded.pages[name], weights);
    if (over.length === 0 && changes.length === 0) return [];
    const known = grown(modulesOfPage(recorded.modules, name), modules);
    const blamed = known.length > 0 || !over.includes('js') ? known : largest(modules, 15);
    return [
      [
        `${name}:`,
        ...over.map((kind) => `  ${kind} exceeds its limit of ${budgets[name].limits[kind]} KB`),
        ...changes.map(({ name: kind, from, to }) => `  ${kind} grew from ${kb(from)} to ${kb(to)} KB`),
        ...blamed
          .slice(0, 15)
          .map(({ name: file, from, to }) => `    ${file}: ${from} → ${to} bytes before gzip`),
      ].join('\n'),
    ];
  });
}

/** Returns the pages that exceed a limit times a factor. */
export function failing(measured: Measured, factor = 1): PageName[] {
  return pageNames.filter(
    (name) => overLimit(measured[name].weights, budgets[name].limits, factor).length > 0,
  );
}
