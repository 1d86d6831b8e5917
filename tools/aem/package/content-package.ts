import { brand } from '@/lib/brand';
import { version } from '@/package.json';
import { toDocView } from './doc-view';
import { toFilePath } from './escape';
import type { PlacedNode } from './jcr';
import type { ZipEntry } from './zip';

export type Filter = {
  readonly root: string;
  readonly mode: 'update' | 'merge';
  /** Regular expressions of the paths below the root that the package contains; by default all. */
  readonly includes?: readonly string[];
};

/** A FileVault content package before it is written. */
export type ContentPackage = {
  readonly name: string;
  readonly description: string;
  /** Packages of the same group that must be installed before this one. */
  readonly requires: readonly string[];
  readonly filters: readonly Filter[];
  readonly nodes: readonly PlacedNode[];
  /** Binary properties and files by their path in the repository. `isFile` marks the data of an `nt:file`. */
  readonly binaries: readonly {
    readonly path: string;
    readonly bytes: Uint8Array;
    readonly isFile: boolean;
  }[];
};

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function filterXml(filters: readonly Filter[]): string {
  const lines = filters.map(({ root, mode, includes = [] }) => {
    const open = `    <filter root="${escapeXml(root)}" mode="${mode}"`;
    const patterns = includes.map((pattern) => `        <include pattern="${escapeXml(pattern)}"/>\n`);
    return patterns.length > 0 ? `${open}>\n${patterns.join('')}    </filter>\n` : `${open}/>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<workspaceFilter version="1.0">\n${lines.join('')}</workspaceFilter>\n`;
}

function propertiesXml({ name, description, requires }: ContentPackage): string {
  const entries = {
    group: brand.slug,
    name,
    version,
    description,
    packageType: 'content',
    requiresRoot: 'false',
    allowIndexDefinitions: 'false',
    ...(requires.length > 0
      ? { dependencies: requires.map((other) => `${brand.slug}:${other}:[${version},)`).join(',') }
      : {}),
  };
  const lines = Object.entries(entries).map(
    ([key, value]) => `<entry key="${key}">${escapeXml(value)}</entry>\n`,
  );
  return `<?xml version="1.0" encoding="utf-8" standalone="no"?>
<!DOCTYPE properties SYSTEM "http://java.sun.com/dtd/properties.dtd">
<properties>
${lines.join('')}</properties>
`;
}

/** Returns the file name of a written package. */
export const packageFile = ({ name }: Pick<ContentPackage, 'name'>): string => `${name}-${version}.zip`;

/** Returns the files of a package. */
export function packageEntries(content: ContentPackage): readonly ZipEntry[] {
  const text = (path: string, body: string) => ({ path, bytes: Buffer.from(body) });
  return [
    text('META-INF/vault/filter.xml', filterXml(content.filters)),
    text('META-INF/vault/properties.xml', propertiesXml(content)),
    ...content.nodes.map(({ path, node }) =>
      text(`jcr_root${toFilePath(path)}/.content.xml`, toDocView(node)),
    ),
    ...content.binaries.map(({ path, bytes, isFile }) => ({
      path: `jcr_root${toFilePath(path)}${isFile ? '' : '.binary'}`,
      bytes,
    })),
  ];
}
