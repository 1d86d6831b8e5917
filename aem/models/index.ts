import { brand } from '@/lib/brand';
import type { ContentType } from '@/lib/content/content-types';
import { categoryModel } from './category';
import { partnersModel } from './partners';
import { productModel } from './product';
import { productFeatureSliderModel } from './product-feature-slider';
import { slidesModel } from './slides';
import type { Model } from './types';

export type { Field, Fragment, Model } from './types';

/**
 * The content fragment models, the one description of them: the package's dialogs, the persisted queries, the GraphQL
 * schema of the local AEM and the tables in `aem/models.md` are made from it, the site's response schemas are held
 * against it by `__tests__/aem/models.test.ts`.
 */
export const models = {
  category: categoryModel,
  slides: slidesModel,
  product: productModel,
  'product-feature-slider': productFeatureSliderModel,
  partners: partnersModel,
} as const satisfies Record<ContentType, Model>;

/** The configuration that holds models and queries; its name is the first part of a persisted query's address. */
export const configurationPath = `/conf/${brand.slug}`;

/** The folder of all content, which takes its models from the configuration. */
export const contentRoot = `/content/dam/${brand.slug}`;

/** Where AEM keeps a model; the `cq:model` of its fragments. */
export function modelPath(type: ContentType): string {
  return `${configurationPath}/settings/dam/cfm/models/${type}`;
}

/** The part of GraphQL names that AEM makes from a model's title: `ProductFeatureSlider`. */
export const typeName = ({ title }: Model): string => title.replaceAll(' ', '');

/** The field of GraphQL's `Query` for a model, with the suffix `List`, `Paginated` or `ByPath`. */
export function queryName(model: Model, suffix: 'List' | 'Paginated' | 'ByPath'): string {
  return `${typeName(model).replace(/^./, (letter) => letter.toLowerCase())}${suffix}`;
}
