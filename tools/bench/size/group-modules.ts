import type { Modules } from './modules';

/** Modules by the pages that load them, as names separated by spaces; `*` for every page. */
export type ModuleGroups = Readonly<Record<string, Modules>>;

/** Groups the modules of all pages, so that the recorded file names each module once. */
export function groupModules(pages: Readonly<Record<string, Modules>>): ModuleGroups {
  const names = Object.keys(pages);
  const groups: Record<string, Record<string, number>> = {};
  for (const name of [...new Set(Object.values(pages).flatMap(Object.keys))].sort()) {
    const users = names.filter((page) => pages[page]?.[name] !== undefined);
    const key = users.length === names.length ? '*' : users.join(' ');
    groups[key] = { ...groups[key], [name]: Math.max(...users.map((page) => pages[page]?.[name] ?? 0)) };
  }
  return groups;
}

/** Returns the modules of one page. */
export function modulesOfPage(groups: ModuleGroups, page: string): Modules {
  const own = Object.entries(groups).filter(([key]) => key === '*' || key.split(' ').includes(page));
  return Object.assign({}, ...own.map(([, modules]) => modules));
}
