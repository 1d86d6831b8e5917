import { homedir, tmpdir } from 'node:os';
import { SaxesParser } from 'saxes';
import type { Filter } from './content-package';
import { childOf, type JcrNode, type PlacedNode, walk } from './jcr';
import { readDocuments, repositoryPath } from './read-package';
import type { ZipEntry } from './zip';

/** A problem of a package and its position. */
export type Problem = { readonly at: string; readonly message: string };

/** Node types of the packages and their required child nodes. */
const nodeTypes: Readonly<Record<string, { readonly content?: string }>> = {
  'cq:Page': { content: 'cq:PageContent' },
  'cq:PageContent': {},
  'cq:Template': { content: 'cq:PageContent' },
  'dam:Asset': { content: 'dam:AssetContent' },
  'dam:AssetContent': {},
  'nt:file': { content: 'nt:resource' },
  'nt:resource': {},
  'nt:unstructured': {},
  'sling:Folder': {},
  'sling:OrderedFolder': {},
};

function checkTypes({ path, node }: PlacedNode): Problem[] {
  const type = node.properties['jcr:primaryType'];
  if (typeof type !== 'string') return [{ at: path, message: 'has no jcr:primaryType' }];
  const known = nodeTypes[type];
  if (!known) return [{ at: path, message: `has the unknown type ${type}` }];
  const content = childOf(node, 'jcr:content')?.properties['jcr:primaryType'];
  return known.content && content !== known.content
    ? [
        {
          at: path,
          message: `${type} needs a jcr:content of type ${known.content}, not ${content ?? 'none'}`,
        },
      ]
    : [];
}

function parserOf(xml: string, onFilter: (attributes: Record<string, string>, tag: string) => void): void {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => onFilter(attributes, name));
  parser.write(xml).close();
}

/** Returns the filters of a package's `filter.xml`. */
function readFilters(xml: string): Filter[] {
  const filters: { root: string; mode: Filter['mode']; includes: string[] }[] = [];
  parserOf(xml, ({ root = '', mode = 'update', pattern = '' }, tag) => {
    if (tag === 'filter') filters.push({ root, mode: mode as Filter['mode'], includes: [] });
    if (tag === 'include') filters.at(-1)?.includes.push(pattern);
  });
  return filters;
}

const isBelow = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

function covers({ root, includes = [] }: Filter, path: string): boolean {
  if (!isBelow(path, root)) return false;
  return includes.length === 0 || includes.some((pattern) => new RegExp(`^(?:${pattern})$`).test(path));
}

function checkFilters(filters: readonly Filter[], paths: readonly string[]): Problem[] {
  const uncovered = paths.filter((path) => !filters.some((filter) => covers(filter, path)));
  const empty = filters.filter((filter) => !paths.some((path) => covers(filter, path)));
  return [
    ...uncovered.map((at) => ({ at, message: 'is covered by no filter' })),
    ...empty.map(({ root }) => ({ at: root, message: 'is a filter without content' })),
  ];
}

/** Returns the references of a node: to models, configurations, and files below the content root. */
function referencesOf(node: JcrNode): readonly string[] {
  const values = Object.values(node.properties).flat();
  return values.filter(
    (value): value is string => typeof value === 'string' && /^\/(?:conf|content\/dam)\//.test(value),
  );
}

function checkBinaries({ path, node }: PlacedNode, files: ReadonlySet<string>): Problem[] {
  const missing = Object.entries(node.properties).filter(
    ([name, value]) =>
      typeof value === 'object' &&
      'type' in value &&
      value.type === 'Binary' &&
      !files.has(`${path}/${name}`),
  );
  const noBytes = node.properties['jcr:primaryType'] === 'nt:file' && !files.has(path);
  return [
    ...missing.map(([name]) => ({ at: `${path}/${name}`, message: 'has no bytes' })),
    ...(noBytes ? [{ at: path, message: 'has no bytes' }] : []),
  ];
}

/**
 * Reports paths of the machine that built a package: they identify its author and differ between machines.
 */
function checkMachinePaths({ path, bytes }: ZipEntry): Problem[] {
  if (!/\.(?:xml|binary)$/.test(path)) return [];
  const text = Buffer.from(bytes).toString('utf8');
  const found = [process.cwd(), homedir(), tmpdir()].filter(
    (folder) => folder.length > 1 && text.includes(`${folder}/`),
  );
  const other = /(?:^|["\s>[,])(\/(?:home|root|Users|tmp|var|private)\/[^"\s<,\]]+|[A-Z]:\\\\[^"\s<]+)/.exec(
    text,
  )?.[1];
  return [...found, ...(other ? [other] : [])].map((folder) => ({ at: path, message: `names ${folder}` }));
}

function checkWellFormed({ path, bytes }: ZipEntry): Problem[] {
  if (!path.endsWith('.xml')) return [];
  try {
    parserOf(Buffer.from(bytes).toString('utf8'), () => {});
    return [];
  } catch (error) {
    return [{ at: path, message: error instanceof Error ? error.message : String(error) }];
  }
}

/**
 * Returns the problems of packages that are installed one after the other: XML, node types, values, filters,
 * references, missing files, and paths of the machine that built them.
 */
export function checkPackages(packages: readonly (readonly ZipEntry[])[]): readonly Problem[] {
  const existing = new Set<string>();
  return packages.flatMap((entries) => {
    const early = entries.flatMap((entry) => [...checkWellFormed(entry), ...checkMachinePaths(entry)]);
    const filterXml = entries.find(({ path }) => path === 'META-INF/vault/filter.xml');
    if (!filterXml) return [...early, { at: 'META-INF/vault/filter.xml', message: 'is missing' }];
    if (early.length > 0) return early;
    let documents: readonly PlacedNode[];
    try {
      documents = readDocuments(entries);
    } catch (error) {
      return [{ at: 'jcr_root', message: error instanceof Error ? error.message : String(error) }];
    }
    const nodes = documents.flatMap((document) => [...walk(document)]);
    const files = entries.filter(
      ({ path }) => path.startsWith('jcr_root/') && !path.endsWith('.content.xml'),
    );
    const filePaths = new Set(files.map(({ path }) => repositoryPath(path)));
    for (const path of [...nodes.map((placed) => placed.path), ...filePaths]) existing.add(path);
    const filters = readFilters(Buffer.from(filterXml.bytes).toString('utf8'));
    const dangling = nodes.flatMap(({ path, node }) =>
      referencesOf(node)
        .filter((reference) => !existing.has(reference))
        .map((reference) => ({ at: path, message: `refers to ${reference}, which does not exist` })),
    );
    return [
      ...nodes.flatMap(checkTypes),
      ...checkFilters(filters, [...new Set([...nodes.map(({ path }) => path), ...filePaths])]),
      ...nodes.flatMap((placed) => checkBinaries(placed, filePaths)),
      ...dangling,
    ];
  });
}
