import type { StoredFragment, StoredValue } from '../../../aem/fragments/stored';
import { allModels, modelPath } from '../../../aem/models';
import { parseDocView } from './doc-view';
import { fromFilePath } from './escape';
import { childOf, type JcrNode, type JcrValue, type PlacedNode, textOf, walk } from './jcr';
import type { ZipEntry } from './zip';

const documentName = '/.content.xml';

/** Returns the repository path of a package's file. */
export function repositoryPath(file: string): string {
  const path = file
    .replace(/^jcr_root/, '')
    .replace(/\/\.content\.xml$/, '')
    .replace(/\.binary$/, '');
  return fromFilePath(path.replaceAll('.dir/', '/').replace(/\.dir$/, ''));
}

/**
 * Parses the documents of a package.
 * @throws {Error} with the name of an unreadable file
 */
export function readDocuments(entries: readonly ZipEntry[]): readonly PlacedNode[] {
  return entries.flatMap(({ path, bytes }) => {
    if (!path.startsWith('jcr_root/') || !path.endsWith(documentName)) return [];
    try {
      return [{ path: repositoryPath(path), node: parseDocView(Buffer.from(bytes).toString('utf8')) }];
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
    }
  });
}

function toStored(name: string, value: JcrValue, master: JcrNode): StoredValue | undefined {
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value;
  if (typeof value === 'object') {
    if (!('type' in value)) return undefined;
    if (value.type === 'Date') return { date: value.value };
    return value.type === 'Long' ? Number(value.value) : undefined;
  }
  const contentType = textOf(master, `${name}@ContentType`);
  return contentType === 'text/html' || contentType === 'text/plain' ? { text: value, contentType } : value;
}

function toFragment(path: string, type: string, content: JcrNode, master: JcrNode): StoredFragment {
  const own = Object.entries(master.properties).filter(([name]) => !/[:@]/.test(name));
  const values = own.flatMap(([name, value]) => {
    const stored = toStored(name, value, master);
    return stored === undefined ? [] : [[name, stored] as const];
  });
  return { path, type, title: textOf(content, 'jcr:title') ?? '', values: Object.fromEntries(values) };
}

/** Returns the content fragments of a package in the form that AEM has after installing it. */
export function readFragments(entries: readonly ZipEntry[]): readonly StoredFragment[] {
  const types = new Map(Object.keys(allModels).map((type) => [modelPath(type), type]));
  return readDocuments(entries).flatMap((document) =>
    [...walk(document)].flatMap(({ path, node }) => {
      const content = childOf(node, 'jcr:content');
      const data = childOf(content, 'data');
      const master = childOf(data, 'master');
      const type = types.get(textOf(data, 'cq:model') ?? '');
      return content && master && type ? [toFragment(path, type, content, master)] : [];
    }),
  );
}
