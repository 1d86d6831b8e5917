import type { LocaleDefinition } from '@/lib/locales/definitions';
import type { EditableItem } from '../content-source';
import type { ContentType } from '../content-types';
import type { EditAttributes, Editing } from '../types';
import models from './editor-fields.json';
import { folderPath } from './names';

type FieldKind = 'text' | 'lines' | 'richtext' | 'media' | 'form';
type ModelField = { readonly label: string; readonly kind: FieldKind };

/** A field of the model that the page shows in pieces, joined with others or under another form. */
type Rearranged = { readonly form: string };
const rearranged = (form: string): Rearranged => ({ form });

/** The model's field behind each field of an item that pages show. A product's amounts stand in its details. */
const shownFields: Readonly<Record<ContentType, Readonly<Record<string, string | Rearranged>>>> = {
  slides: {
    image: 'slideImage',
    video: 'slideVideo',
    headline: 'slideHeadline',
    subheadline: 'slideSubheadline',
    cta: 'slideCtaLabel',
  },
  category: {
    facts: rearranged('categoryDescription'),
    image: 'categoryImage',
    logoLockup: 'categoryLogoLockup',
  },
  'product-feature-slider': {
    name: 'productName',
    image: 'productImage',
    details: rearranged('productDetails'),
  },
  product: {
    name: 'productName',
    image: 'productImage',
    tileImage: 'categoryTileImage',
    'detailImages.16oz': 'detailImage16oz',
    'detailImages.20oz': 'detailImage20oz',
    'detailImages.28oz': 'detailImage28oz',
    details: 'detailsTabContent',
    nutrition: 'nutritionFactsTabContent',
    ingredients: 'ingredientsTabContent',
  },
  partners: {
    name: 'partnersName',
    thumbnail: 'partnerThumbnail',
    description: 'partnerDescription',
    about: 'partnerAboutText',
    accomplishments: rearranged('partnerAccomplishments'),
    banner: 'partnerBannerImage',
    statement: 'partnerStatement',
    moment: 'partnerMomentImage',
    favorite: rearranged('partnerFavoriteProduct'),
    video: 'partnerVideo',
  },
};

/** The connection that the page's `<meta>` names (`lib/preview/universal-editor.ts`). */
const connection = 'urn:aemconnection:';

function modelField(type: ContentType, name: string): ModelField {
  const fields = models[type].fields as Readonly<Record<string, ModelField>>;
  const field = fields[name];
  if (!field) throw new RangeError(`The model ${type} has no field ${name}`);
  return field;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns whether the element's text is the field's value, so that it can be edited where it stands. The editor saves
 * what stands in the element: elsewhere it would save what the page has made of the value.
 */
function isShownAsWritten(kind: FieldKind, field: string, item: Values): boolean {
  if (kind === 'form') return false;
  if (kind === 'lines') return !String(item[field] ?? '').includes('\n');
  // The details list begins with the amount of electrolytes, where the product states one.
  if (kind === 'richtext') return Object.keys(Object(item.electrolytes)).length === 0;
  return true;
}

function fieldAttributes(resource: string, type: ContentType, field: string, item: Values): EditAttributes {
  const shown = shownFields[type][field] ?? '';
  const name = typeof shown === 'string' ? shown : shown.form;
  const { label, kind } = modelField(type, name);
  const common = { 'data-aue-resource': resource, 'data-aue-label': label };
  if (typeof shown !== 'string' || !isShownAsWritten(kind, field, item))
    return { ...common, 'data-aue-type': 'reference' };
  return { ...common, 'data-aue-prop': name, 'data-aue-type': kind === 'lines' ? 'text' : kind };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns the attributes of Adobe's Universal Editor for a fragment and for each of its fields that pages show (EDIT-02). */
export function itemEditing(type: ContentType, item: EditableItem): Editing {
  const values: Values = { ...item };
  const resource = `${connection}${item.path}/jcr:content/data/master`;
  const label = textOf(values.name) || textOf(values.headline) || models[type].title;
  const fields = Object.keys(shownFields[type]).map((field) => [
    field,
    fieldAttributes(resource, type, field, values),
  ]);
  return {
    self: { 'data-aue-resource': resource, 'data-aue-type': 'reference', 'data-aue-label': label },
    fields: Object.fromEntries(fields),
  };
}

/** Returns the attributes for the element around the fragments of a folder. */
export function listEditing(
  type: ContentType,
  locale: LocaleDefinition,
  ...slugs: readonly string[]
): Editing {
  const folder = folderPath(locale, type, ...slugs).replace(/\/$/, '');
  return {
    self: {
      'data-aue-resource': connection + folder,
      'data-aue-type': 'container',
      'data-aue-label': models[type].title,
    },
    fields: {},
  };
}
