import type { ContentConfig } from '@/lib/config/parse';
import { makeContentSource } from '@/lib/content/default-content-source';
import { locales } from '@/lib/locales/definitions';
import { checks } from './checks';
import { fileCount, readFiles } from './files/read-files';
import { fileReferences } from './files/references';
import { productsOf } from './products';
import type { Progress } from './progress';
import { folderCount, readLocale } from './read-content';
import type { Finding, LocaleContent, ReadFailure, SiteContent } from './types';

export type Report = {
  readonly environment: ContentConfig['appEnv'];
  readonly source: ContentConfig['content']['kind'];
  /** Numbers of fragments and files that were read. */
  readonly fragments: number;
  readonly files: number;
  readonly findings: readonly Finding[];
  readonly failures: readonly ReadFailure[];
};

const countItems = (content: LocaleContent) =>
  content.categories.length +
  content.slides.length +
  content.features.length +
  content.partners.length +
  content.campaigns.reduce((sum, { blocks }) => sum + 1 + blocks.length, 0) +
  content.redirects.length +
  content.announcements.length +
  productsOf(content).length;

/** Runs every check over the content of every locale. */
function findFaults(site: SiteContent): readonly Finding[] {
  return site.locales.flatMap((content) =>
    checks.flatMap(({ kind, severity, find }) =>
      [...find(content, site)].map((fault) => ({ locale: content.locale.id, kind, severity, ...fault })),
    ),
  );
}

type Options = { readonly withFiles: boolean; readonly progress: Progress };

/** Reads all content of all locales, then its files, and checks them. */
export async function checkContent(config: ContentConfig, { withFiles, progress }: Options): Promise<Report> {
  const source = makeContentSource(config);
  const contents: LocaleContent[] = [];
  const failures: ReadFailure[] = [];
  const folders = locales.reduce((sum, locale) => sum + folderCount(locale), 0);
  const reading = progress.start('folders read', folders);
  for (const locale of locales) {
    const result = await readLocale(source, locale, reading.step);
    contents.push(result.content);
    failures.push(...result.failures);
  }
  reading.end();
  const references = withFiles ? contents.flatMap(fileReferences) : [];
  const total = fileCount(references, source);
  const looking = progress.start('files read', total);
  const files = await readFiles(references, source, config, looking.step);
  looking.end();
  const unreachable = files.flatMap(({ locale, asset, found }) =>
    found.state === 'unreachable' ? [{ locale, address: asset, kind: 'file', message: found.reason }] : [],
  );
  return {
    environment: config.appEnv,
    source: config.content.kind,
    fragments: contents.reduce((sum, content) => sum + countItems(content), 0),
    files: total,
    findings: findFaults({
      locales: contents,
      files,
      hosts: config.localeDomains,
      redirectOrigins: config.redirectOrigins,
    }),
    failures: [...failures, ...unreachable],
  };
}
