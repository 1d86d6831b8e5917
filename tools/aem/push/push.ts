import { contentTypes } from '@/lib/content/content-types';
import { persistedQuery } from '../../../aem/models/query';
import { configurationPackage } from '../package/configuration';
import { packageEntries, packageFile } from '../package/content-package';
import { samplePackage } from '../package/sample-content';
import { writeZip } from '../package/zip';
import type { Author } from './author';

export type PushOptions = {
  /** Reports the changes without making them. */
  readonly isDryRun: boolean;
  /** Installs the content packages first. */
  readonly withPackages: boolean;
  /** Also sends unchanged queries, for their cache times, which AEM does not show. */
  readonly force: boolean;
};

/** Short, because publications wait for caches. The site stores content itself. */
const times = {
  'cache-control': { 'max-age': 10 },
  'surrogate-control': { 'max-age': 10, 'stale-while-revalidate': 1 },
};

/** Returns the removed and added lines of a text. */
export function difference(before: string, after: string): string {
  const [left, right] = [before, after].map((text) => text.trim().split('\n'));
  const lost = left?.filter((line) => !right?.includes(line)).map((line) => `  - ${line.trim()}`) ?? [];
  const gained = right?.filter((line) => !left?.includes(line)).map((line) => `  + ${line.trim()}`) ?? [];
  return [...lost, ...gained].join('\n');
}

async function pushQuery(author: Author, name: string, options: PushOptions): Promise<string> {
  const query = persistedQuery(name as (typeof contentTypes)[number]);
  const existing = await author.readQuery(name);
  const isSame = existing?.trim() === query.trim();
  if (isSame && !options.force) return `${name}: unchanged`;
  const change = existing === null ? 'create' : 'update';
  const lines = existing === null || isSame ? '' : `\n${difference(existing, query)}`;
  if (options.isDryRun) return `${name}: would ${change}${lines}`;
  await author.writeQuery(name, change === 'create' ? 'PUT' : 'POST', { query, ...times });
  return `${name}: ${change}d${lines}`;
}

/**
 * Sends the persisted queries, and the packages if requested, to an AEM author. Repeating it changes nothing.
 * @throws {AuthorError} with advice
 */
export async function push(
  author: Author,
  options: PushOptions,
  report: (line: string) => void,
): Promise<void> {
  if (options.withPackages) {
    for (const content of [configurationPackage(), await samplePackage()]) {
      const file = packageFile(content);
      if (options.isDryRun) report(`${file}: would install`);
      else {
        await author.installPackage(file, writeZip(packageEntries(content)));
        report(`${file}: installed`);
      }
    }
  }
  for (const type of contentTypes) report(await pushQuery(author, type, options));
}
