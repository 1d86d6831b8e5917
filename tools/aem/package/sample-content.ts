import { parseAssetPath } from '@/lib/assets/asset-path';
import { sampleFileOf } from '@/lib/assets/sample-file';
import { brand } from '@/lib/brand';
import { sampleFragments } from '../../../aem/fragments/from-sample';
import type { StoredFragment } from '../../../aem/fragments/stored';
import { contentRoot, modelOf } from '../../../aem/models';
import { assetNodes } from './asset-node';
import { configurationName } from './configuration';
import type { ContentPackage } from './content-package';
import { rootFolder } from './folders';
import { fragmentNode } from './fragment-node';
import { node, type PlacedNode, place } from './jcr';

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Returns the folders between the root and the paths. The other package may have created them already. */
function foldersAbove(paths: readonly string[]): readonly PlacedNode[] {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let above = parentOf(path); above.startsWith(`${contentRoot}/`); above = parentOf(above))
      folders.add(above);
  }
  return [...folders].sort().map((path) => place(path, (name) => node(name, 'sling:Folder')));
}

/** Returns the paths of the files that a fragment refers to. */
export function referencesOf({ type, values }: StoredFragment): readonly string[] {
  const references = modelOf(type).fields.filter((field) => field.type === 'content-reference');
  return references.flatMap(({ name }) => {
    const value = values[name];
    return typeof value === 'string' ? [value] : [];
  });
}

function fileOf(path: string): string {
  const segments = parseAssetPath(path);
  const file = segments && sampleFileOf(segments);
  if (!file) throw new Error(`${path} is not a file of the sample content`);
  return file;
}

/** Removes placeholders of missing videos. The site ignores them, and AEM has no such files. */
function withoutPlaceholders(fragment: StoredFragment): StoredFragment {
  const placeholders = new Set(referencesOf(fragment).filter((path) => /placeholder/i.test(path)));
  const values = Object.entries(fragment.values).filter(([, value]) => !placeholders.has(value as string));
  return { ...fragment, values: Object.fromEntries(values) };
}

/** Creates the package of the sample content: every fragment with its pictures and videos. */
export async function samplePackage(
  stored: readonly StoredFragment[] = sampleFragments(),
): Promise<ContentPackage> {
  const fragments = stored.map(withoutPlaceholders);
  const files = [...new Set(fragments.flatMap(referencesOf))].sort();
  const assets = await Promise.all(files.map((path) => assetNodes(path, fileOf(path))));
  const paths = [...fragments.map(({ path }) => path), ...files];
  return {
    name: `${brand.slug}-sample-content`,
    description: 'Sample content: fragments of every locale with their pictures and videos',
    requires: [configurationName],
    filters: [{ root: contentRoot, mode: 'update' }],
    nodes: [
      rootFolder(),
      ...foldersAbove(paths),
      ...fragments.map(fragmentNode),
      ...assets.flatMap(({ nodes }) => nodes),
    ],
    binaries: assets.map(({ binary }) => binary),
  };
}
