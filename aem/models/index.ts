import { brand } from '@/lib/brand';
import { blockModelName, blocks, blockTypes, graphqlType } from '@/lib/content/aem/blocks';
import type { ContentType } from '@/lib/content/content-types';
import { announcementModel } from './announcement';
import { campaignModel } from './campaign';
import { categoryModel } from './category';
import { partnersModel } from './partners';
import { productModel } from './product';
import { productFeatureSliderModel } from './product-feature-slider';
import { redirectModel } from './redirect';
import { slidesModel } from './slides';
import type { Model } from './types';

export type { Field, Fragment, Model } from './types';

/**
 * The content fragment models. The package's dialogs, the persisted queries, the GraphQL schema of the local
 * AEM and the tables in `aem/models.md` are generated from them. `__tests__/aem/models.test.ts` compares the
 * site's response schemas with them.
 */
export const models = {
  category: categoryModel,
  slides: slidesModel,
  product: productModel,
  'product-feature-slider': productFeatureSliderModel,
  partners: partnersModel,
  redirect: redirectModel,
  announcement: announcementModel,
  campaign: campaignModel,
} as const satisfies Record<ContentType, Model>;

/** Every model by its name: those of the content types, and those of the blocks, which only campaigns refer to. */
export const allModels: Readonly<Record<string, Model>> = {
  ...models,
  ...Object.fromEntries(blockTypes.map((type) => [blockModelName(type), blocks[type].model])),
};

/**
 * Returns the model of this name.
 * @throws {RangeError} without such a model
 */
export function modelOf(name: string): Model {
  const model = allModels[name];
  if (!model) throw new RangeError(`There is no model ${name}`);
  return model;
}

/** Configuration with models and queries. Its name is the first part of a persisted query's address. */
export const configurationPath = `/conf/${brand.slug}`;

/** Folder of all content, which uses the models of the configuration. */
export const contentRoot = `/content/dam/${brand.slug}`;

/** Returns AEM's path of a model, the `cq:model` of its fragments. */
export function modelPath(type: string): string {
  return `${configurationPath}/settings/dam/cfm/models/${type}`;
}

/**
 * Returns the part of GraphQL names that AEM derives from a model's title, such as `ProductFeatureSlider`.
 */
export const typeName = (model: Model): string => graphqlType(model).replace(/Model$/, '');

/** Returns the field of GraphQL's `Query` for a model, with the suffix `List`, `Paginated` or `ByPath`. */
export function queryName(model: Model, suffix: 'List' | 'Paginated' | 'ByPath'): string {
  return `${typeName(model).replace(/^./, (letter) => letter.toLowerCase())}${suffix}`;
}
