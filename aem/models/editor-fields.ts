import { allModels, type Field } from './index';
import { both } from './types';

/** How a field is edited in place: `lines` is text with line breaks, `form` is edited only in the fragment's form. */
function kindOf(field: Field): 'text' | 'lines' | 'richtext' | 'media' | 'form' {
  switch (field.type) {
    case 'single-line-text':
      return 'text';
    case 'multi-line-text':
      return field.defaultType === 'rich-text' ? 'richtext' : 'lines';
    case 'content-reference':
      return 'media';
    default:
      return 'form';
  }
}

/** Returns `lib/content/aem/editor-fields.json`: the parts of the models that instrument previews. */
export function editorFields(): string {
  const entries = Object.entries(allModels).map(([type, { title, fields }]) => {
    const described = fields.map((field) => [field.name, { label: both(field.label), kind: kindOf(field) }]);
    return [type, { title, fields: Object.fromEntries(described) }];
  });
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
