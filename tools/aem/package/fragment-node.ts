import {
  isStoredDate,
  isStoredText,
  type StoredFragment,
  type StoredValue,
} from '../../../aem/fragments/stored';
import { modelPath } from '../../../aem/models';
import { type JcrValue, long, node, type PlacedNode, place } from './jcr';

const contentTypeSuffix = '@ContentType';

function toProperties(name: string, value: StoredValue): readonly (readonly [string, JcrValue])[] {
  if (isStoredText(value))
    return [
      [name, value.text],
      [`${name}${contentTypeSuffix}`, value.contentType],
    ];
  if (isStoredDate(value)) return [[name, { type: 'Date', value: value.date }]];
  return [[name, typeof value === 'number' ? long(value) : value]];
}

/**
 * Returns a fragment in AEM's storage form: an asset without a file, with the values of the master variation.
 */
export function fragmentNode({ path, type, title, values }: StoredFragment): PlacedNode {
  const properties = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => toProperties(name, value)),
  );
  const master = node('master', 'nt:unstructured', {
    'jcr:mixinTypes': ['dam:cfVariationNode'],
    ...properties,
  });
  const data = node('data', 'nt:unstructured', { 'cq:model': modelPath(type) }, [master]);
  return place(path, (name) => {
    const content = node(
      'jcr:content',
      'dam:AssetContent',
      {
        'jcr:title': title,
        'cq:name': name,
        'cq:parentPath': path.slice(0, path.lastIndexOf('/')),
        contentFragment: true,
      },
      [data, node('metadata', 'nt:unstructured'), node('related', 'nt:unstructured')],
    );
    return node(name, 'dam:Asset', { 'jcr:mixinTypes': ['mix:referenceable'] }, [content]);
  });
}
