import { contentRoot, type Field, modelPath } from '../../../aem/models';
import { both } from '../../../aem/models/types';
import { type JcrNode, type JcrValue, node } from './jcr';

const form = 'granite/ui/components/coral/foundation/form';
const cfm = 'dam/cfm';

/** Position of each data type in AEM's model editor. */
const listOrders: Record<Field['type'], number> = {
  'single-line-text': 1,
  'multi-line-text': 2,
  number: 3,
  boolean: 4,
  'date-time': 5,
  enumeration: 6,
  'content-reference': 8,
  'fragment-reference': 9,
  'json-object': 10,
};

type Kind = {
  readonly resourceType: string;
  readonly metaType: string;
  readonly valueType: string;
  readonly properties?: Readonly<Record<string, JcrValue>>;
  /** Attributes that AEM's client-side validation reads. */
  readonly data?: Readonly<Record<string, JcrValue>>;
  readonly children?: readonly JcrNode[];
};

function option(value: string, index: number): JcrNode {
  return node(`item${index}`, 'nt:unstructured', { fieldLabel: value, fieldValue: value });
}

const optionSource = node('datasource', 'nt:unstructured', {
  'sling:resourceType': `${cfm}/admin/components/datasources/optionrendererenumeration`,
  variant: 'default',
});

function kindOf(field: Field): Kind {
  switch (field.type) {
    case 'single-line-text':
      return {
        resourceType: `${form}/textfield`,
        metaType: 'text-single',
        valueType: 'string',
        properties: {
          maxlength: String(field.maxLength),
          ...(field.pattern ? { validation: 'cfm.validation.custom' } : { translatable: 'true' }),
        },
        data: field.pattern
          ? { customErrorMsg: both(field.pattern.message), validationRegex: field.pattern.source }
          : {},
      };
    case 'multi-line-text':
      return {
        resourceType: `${cfm}/admin/components/authoring/contenteditor/multieditor`,
        metaType: 'text-multi',
        valueType: 'string',
        properties: {
          'cfm-element': both(field.label),
          'default-mime-type': field.defaultType === 'rich-text' ? 'text/html' : 'text/plain',
          translatable: 'true',
        },
      };
    case 'number': {
      const isInteger = field.numberType === 'integer';
      const hint = isInteger ? 'long' : 'double';
      return {
        resourceType: `${form}/numberfield`,
        metaType: 'number',
        valueType: hint,
        properties: {
          step: isInteger ? '1' : 'any',
          typeHint: hint,
          validation: 'cfm.validation.number.min',
        },
        data: { customErrorMsg: both(field.message), 'number-min': String(field.min) },
      };
    }
    case 'boolean':
      return { resourceType: `${form}/checkbox`, metaType: 'boolean', valueType: 'boolean' };
    case 'date-time':
      return {
        resourceType: `${form}/datepicker`,
        metaType: 'date',
        valueType: 'calendar/datetime',
        properties: {
          displayedFormat: 'YYYY-MM-DD HH:mm',
          emptyText: 'YYYY-MM-DD HH:mm',
          type: 'datetime',
          valueFormat: 'YYYY-MM-DD[T]HH:mm:ss.000Z',
        },
        data: { typeHint: 'Date' },
      };
    case 'enumeration':
      return {
        resourceType: `${form}/select`,
        metaType: 'enumeration',
        valueType: 'string',
        properties: { emptyOption: true },
        children: [node('optionsmultifield', 'nt:unstructured', {}, field.options.map(option)), optionSource],
      };
    case 'content-reference':
      return {
        resourceType: `${cfm}/models/editor/components/contentreference`,
        metaType: 'reference',
        valueType: 'string',
        properties: {
          filter: 'hierarchy',
          nameSuffix: 'contentReference',
          rootPath: contentRoot,
          showThumbnail: 'true',
          validation: `cfm.validation.contenttype.${field.accepts}`,
        },
      };
    case 'fragment-reference':
      return {
        resourceType: `${cfm}/models/editor/components/fragmentreference${field.isList ? '/multifield' : ''}`,
        metaType: 'fragment-reference',
        valueType: `string/content-fragment${field.isList ? '[]' : ''}`,
        properties: {
          allowNew: true,
          filter: 'hierarchy',
          fragmentmodelreference: field.models.map(modelPath),
          nameSuffix: 'contentReference',
          rootPath: contentRoot,
        },
        children: [node('field', 'nt:unstructured', { rootPath: contentRoot })],
      };
    case 'json-object':
      return {
        resourceType: `${cfm}/admin/components/authoring/contenteditor/jsoneditor`,
        metaType: 'json',
        valueType: 'string',
        properties: { 'default-mime-type': 'application/json' },
      };
  }
}

/** Returns a field of a model's dialog in the form of AEM's model editor. */
export function dialogField(field: Field): JcrNode {
  const { resourceType, metaType, valueType, properties, data, children = [] } = kindOf(field);
  return node(
    field.name,
    'nt:unstructured',
    {
      'sling:resourceType': resourceType,
      metaType,
      valueType,
      name: field.name,
      fieldLabel: both(field.label),
      fieldDescription: field.hint && both(field.hint),
      listOrder: String(listOrders[field.type]),
      required: field.required ? 'on' : undefined,
      renderReadOnly: 'false',
      showEmptyInReadOnly: 'true',
      ...properties,
    },
    [...children, node('granite:data', 'nt:unstructured', data)],
  );
}
