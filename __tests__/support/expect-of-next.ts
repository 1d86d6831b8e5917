import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The installed version of Next. */
const version: string = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')).version;

/** Throws an error that names the documentation if the installed Next no longer behaves as expected. */
export function expectOfNext(dependence: string, holds: boolean): void {
  if (!holds)
    throw new Error(`Next ${version}: ${dependence} no longer holds. See lib/next-internals/README.md.`);
}

/** Returns the source text of a file of the installed Next. */
export const sourceOfNext = (file: string): string =>
  readFileSync(path.join('node_modules/next/dist', file), 'utf8');

/** The value of `_rsc` with which the router of the browser requests the payload of a page. */
export { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param';
