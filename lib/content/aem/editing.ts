import type { LocaleDefinition } from '@/lib/locales/definitions';
import type { EditableItem } from '../content-source';
import type { ContentType } from '../content-types';
import type { CampaignBlock, EditAttributes, Editing } from '../types';
import { blockModelName, blocks } from './blocks';
import described from './editor-fields.json';
import { folderPath } from './names';

type FieldKind = 'text' | 'lines' | 'richtext' | 'media' | 'form';
type ModelField = { readonly label: string; readonly kind: FieldKind };
type DescribedModel = { readonly title: string; readonly fields: Readonly<Record<string, ModelField>> };

const models = described as Readonly<Record<string, DescribedModel>>;

/** A field of the model that the page shows in pieces, joined with others or under another form. */
type Rearranged = { readonly form: string };
const rearranged = (form: string): Rearranged => ({ form });

type ShownFields = Readonly<Record<string, string | Rearranged>>;

/** The model's field behind each field of an item that pages show. A product's amounts stand in its details. */
const shownFields: Readonly<Record<ContentType, ShownFields>> = {
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
    tasteImage: 'productTasteImage',
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
  redirect: {},
  announcement: { text: 'announcementText', link: 'announcementLinkLabel' },
  // Its title stands in the head of the page.
  campaign: {},
};

/** The connection that the page's `<meta>` names (`lib/preview/universal-editor.ts`). */
const connection = 'urn:aemconnection:';

function modelField(model: string, name: string): ModelField {
  const field = models[model]?.fields[name];
  if (!field) throw new RangeError(`The model ${model} has no field ${name}`);
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

type Shown = { readonly field: string; readonly as: string | Rearranged };

function fieldAttributes(
  resource: string,
  model: string,
  { field, as: shown }: Shown,
  item: Values,
): EditAttributes {
  const name = typeof shown === 'string' ? shown : shown.form;
  const { label, kind } = modelField(model, name);
  const common = { 'data-aue-resource': resource, 'data-aue-label': label };
  if (typeof shown !== 'string' || !isShownAsWritten(kind, field, item))
    return { ...common, 'data-aue-type': 'reference' };
  return { ...common, 'data-aue-prop': name, 'data-aue-type': kind === 'lines' ? 'text' : kind };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function fragmentEditing(model: string, path: string, shown: ShownFields, values: Values): Editing {
  const resource = `${connection}${path}/jcr:content/data/master`;
  const label =
    textOf(values.name) || textOf(values.headline) || textOf(values.title) || models[model]?.title;
  const fields = Object.entries(shown).map(([field, as]) => [
    field,
    fieldAttributes(resource, model, { field, as }, values),
  ]);
  return {
    self: { 'data-aue-resource': resource, 'data-aue-type': 'reference', 'data-aue-label': label ?? model },
    fields: Object.fromEntries(fields),
  };
}

/** Returns the attributes of Adobe's Universal Editor for a fragment and for each of its fields that pages show (EDIT-02). */
export const itemEditing = (type: ContentType, item: EditableItem): Editing =>
  fragmentEditing(type, item.path, shownFields[type], { ...item });

/** Returns the attributes for a block of a campaign page. */
export const blockEditing = (block: CampaignBlock): Editing =>
  fragmentEditing(blockModelName(block.type), block.path, blocks[block.type].shown, { ...block });

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
      'data-aue-label': models[type]?.title ?? type,
    },
    fields: {},
  };
}
