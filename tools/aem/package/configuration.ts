import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@/lib/brand';
import { contentTypes } from '@/lib/content/content-types';
import { allModels, configurationPath, contentRoot } from '../../../aem/models';
import type { ContentPackage } from './content-package';
import { folderSkeleton } from './folders';
import { node, type PlacedNode, place } from './jcr';
import { modelNode } from './model-node';

/** Name of the package that a new AEM needs. */
export const configurationName = `${brand.slug}-configuration`;

const settings = `${configurationPath}/settings`;
const queries = `${settings}/graphql/persistentQueries`;
const endpoints = '/content/cq:graphql';

const page = (path: string, title: string): PlacedNode =>
  place(path, (name) =>
    node(name, 'cq:Page', {}, [node('jcr:content', 'cq:PageContent', { 'jcr:title': title })]),
  );

const folder = (path: string, title?: string): PlacedNode =>
  place(path, (name) => node(name, 'sling:Folder', { 'jcr:title': title }));

function queryNode(type: string): PlacedNode {
  const content = node('jcr:content', 'nt:unstructured', {
    'jcr:data': { type: 'Binary' },
    'jcr:mimeType': 'text/html',
    'sling:resourceType': 'graphql/persistent/query/content',
  });
  return place(`${queries}/${type}`, (name) =>
    node(name, 'nt:unstructured', { 'sling:resourceType': 'graphql/persistent/query' }, [content]),
  );
}

function endpoint(): readonly PlacedNode[] {
  const properties = {
    'jcr:title': brand.name,
    'sling:resourceType': 'graphql/sites/components/endpoint',
    configurationPath,
  };
  return [
    // An AEM without endpoints does not have this folder.
    folder(endpoints),
    folder(`${endpoints}/${brand.slug}`, brand.name),
    place(`${endpoints}/${brand.slug}/endpoint`, (name) => node(name, 'nt:unstructured', properties)),
  ];
}

/** Creates the package of configuration, models, endpoint, persisted queries and folders. */
export function configurationPackage(): ContentPackage {
  return {
    name: configurationName,
    description: 'Configuration, content fragment models, GraphQL endpoint, persisted queries and folders',
    requires: [],
    filters: [
      { root: configurationPath, mode: 'update' },
      // Keeps the endpoints of other configurations.
      { root: endpoints, mode: 'update', includes: [endpoints, `${endpoints}/${brand.slug}(/.*)?`] },
      // Keeps the content of editors.
      { root: contentRoot, mode: 'merge' },
    ],
    nodes: [
      folder(configurationPath, brand.name),
      folder(settings),
      page(`${settings}/dam`, 'DAM'),
      page(`${settings}/dam/cfm`, 'Content fragments'),
      page(`${settings}/dam/cfm/models`, 'Content fragment models'),
      ...Object.keys(allModels).map(modelNode),
      page(`${settings}/graphql`, 'GraphQL'),
      page(queries, 'Persisted queries'),
      ...contentTypes.map(queryNode),
      ...endpoint(),
      ...folderSkeleton(),
    ],
    binaries: contentTypes.map((type) => ({
      path: `${queries}/${type}/jcr:content/jcr:data`,
      bytes: readFileSync(join(process.cwd(), 'aem', 'queries', `${type}.graphql`)),
      isFile: false,
    })),
  };
}
