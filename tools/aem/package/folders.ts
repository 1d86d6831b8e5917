import { brand } from '@/lib/brand';
import { blockModelName, blockTypes } from '@/lib/content/aem/blocks';
import { folderPath } from '@/lib/content/aem/names';
import { contentTypes } from '@/lib/content/content-types';
import { enabledCategories, type LocaleDefinition, locales } from '@/lib/locales/definitions';
import { configurationPath, contentRoot, modelPath } from '../../../aem/models';
import { type JcrValue, node, type PlacedNode, place } from './jcr';

function folder(path: string, title: string, allowedModels: readonly string[] = []): PlacedNode {
  const policy = node('cfm', 'nt:unstructured', { 'policy-cfm-allowedModelsByPaths': allowedModels });
  const policies = allowedModels.length > 0 ? [node('policies', 'nt:unstructured', {}, [policy])] : [];
  return place(path, (name) =>
    node(name, 'sling:Folder', { 'jcr:title': title }, [
      node('jcr:content', 'nt:unstructured', { 'jcr:title': title }, policies),
    ]),
  );
}

/** Returns the folder of all content, which refers to the configuration. */
export function rootFolder(): PlacedNode {
  const properties: Record<string, JcrValue> = { 'jcr:title': brand.name, 'cq:conf': configurationPath };
  return place(contentRoot, (name) =>
    node(name, 'sling:OrderedFolder', { 'jcr:title': brand.name }, [
      node('jcr:content', 'nt:unstructured', properties),
    ]),
  );
}

const withoutSlash = (path: string) => path.replace(/\/$/, '');

function foldersOf(locale: LocaleDefinition): PlacedNode[] {
  const country = `${contentRoot}/${locale.countryCode}`;
  const language = `${country}/${locale.language}`;
  const types = contentTypes.map((type) =>
    folder(withoutSlash(folderPath(locale, type)), type, [modelPath(type)]),
  );
  const lines = enabledCategories(locale).map((slug) =>
    folder(withoutSlash(folderPath(locale, 'product', slug)), slug, [modelPath('product')]),
  );
  const blockModels = blockTypes.map(blockModelName).map(modelPath);
  return [
    folder(country, locale.countryCode.toUpperCase()),
    folder(language, locale.language),
    folder(`${language}/content-fragments`, 'Content fragments', contentTypes.map(modelPath)),
    ...types,
    ...lines,
    folder(withoutSlash(folderPath(locale, 'campaign', 'blocks')), 'blocks', blockModels),
  ];
}

/** Returns the folders of every locale. In each, editors can create fragments of its own model only. */
export function folderSkeleton(): readonly PlacedNode[] {
  const folders = [rootFolder(), ...locales.flatMap(foldersOf)];
  return [...new Map(folders.map((placed) => [placed.path, placed])).values()];
}
