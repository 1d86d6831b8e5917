import { modelOf, modelPath } from '../../../aem/models';
import { both } from '../../../aem/models/types';
import { dialogField } from './dialog';
import { node, type PlacedNode, place } from './jcr';

/** Returns a content fragment model: a template with a dialog of one item per field. */
export function modelNode(type: string): PlacedNode {
  const model = modelOf(type);
  const path = modelPath(type);
  const items = node('items', 'nt:unstructured', {}, model.fields.map(dialogField));
  const content = node(
    'content',
    'nt:unstructured',
    { 'sling:resourceType': 'granite/ui/components/coral/foundation/fixedcolumns' },
    [items],
  );
  const dialog = node(
    'cq:dialog',
    'nt:unstructured',
    { 'sling:resourceType': 'cq/gui/components/authoring/dialog' },
    [content],
  );
  const scaffolding = node(
    'model',
    'cq:PageContent',
    {
      'cq:targetPath': '/content/entities',
      'sling:resourceType': 'wcm/scaffolding/components/scaffolding',
      dataTypesConfig: '/mnt/overlay/settings/dam/cfm/models/formbuilderconfig/datatypes',
      maxGeneratedOrder: '20',
    },
    [dialog],
  );
  const page = node(
    'jcr:content',
    'cq:PageContent',
    {
      'jcr:title': model.title,
      'jcr:description': both(model.description),
      'cq:scaffolding': `${path}/jcr:content/model`,
      'cq:templateType': '/libs/settings/dam/cfm/model-types/fragment',
      'sling:resourceType': 'dam/cfm/models/console/components/data/entity/default',
      'sling:resourceSuperType': 'dam/cfm/models/console/components/data/entity',
      status: 'enabled',
    },
    [scaffolding],
  );
  return place(path, (name) =>
    node(
      name,
      'cq:Template',
      { allowedPaths: ['/content/entities(/.*)?'], ranking: { type: 'Long', value: '100' } },
      [page],
    ),
  );
}
