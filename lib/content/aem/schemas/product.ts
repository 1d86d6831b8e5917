import { z } from 'zod';
import { type RetailerField, type RetailerLinks, retailerKeys, retailers } from '@/lib/retailers';
import { bounded, maxLengths } from '@/lib/text/bounded';
import { isSlug } from '@/lib/text/slug';
import type { Product } from '../../types';
import { asset, color, flag, fragmentPath, number, requiredText, richList, richText, text } from './fields';
import { toNutritionFacts } from './nutrition';
import { sizeEntries, sizeLabels, toPerSize } from './size-fields';

/** Maximum length of an id of the reviews service. */
const maxIdLength = 100;

const reviewId = z
  .union([z.string(), z.number(), z.null()])
  .optional()
  .transform((value) => {
    const id = String(value ?? '').trim();
    return id !== '' && id.length <= maxIdLength ? id : null;
  });

/** Without size keys, an amount applies to every size. */
const electrolytes = z
  .unknown()
  .optional()
  .transform((value): Record<string, string> => {
    const entries = sizeEntries(value) ?? sizeLabels.map((label) => [label, value] as const);
    return Object.fromEntries(
      entries.flatMap(([label, amount]) => {
        const written =
          typeof amount === 'number'
            ? String(amount)
            : typeof amount === 'string'
              ? bounded(amount, maxLengths.line).trim()
              : '';
        return written ? [[label, written]] : [];
      }),
    );
  });

/** Links to retailers are full http(s) URLs. */
const isRetailerLink = (value: string | null | undefined): value is string =>
  !!value && value.length <= maxLengths.link && /^https?:\/\/[^\\\s]+$/i.test(value) && URL.canParse(value);

const retailerLink = z
  .string()
  .nullish()
  .transform((value) => (isRetailerLink(value) ? value : null));

const retailerFields = Object.fromEntries(
  retailerKeys.map((key) => [retailers[key].field, retailerLink]),
) as Record<RetailerField, typeof retailerLink>;

/** Returns the slugs of category and product: the names of the fragment's folder and of the fragment. */
const addressOf = (path: string) => path.replace(/\/$/, '').split('/').slice(-2);

/** A product fragment (CONT-01). */
export const productSchema = z
  .object({
    _path: fragmentPath.refine((path) => addressOf(path).every(isSlug), 'makes no address'),
    productName: requiredText,
    productCategory: text(),
    productOrderNumber: number(0),
    productBackgroundColor: color('#EEEEEE'),
    productImage: asset,
    productImageAltText: text(),
    categoryTileImage: asset,
    tileImageAltText: text(),
    isContained: flag,
    ...retailerFields,
    bazaarVoiceProductId: reviewId,
    detailImage16oz: asset,
    detailImage20oz: asset,
    detailImage28oz: asset,
    detailsTabContent: richList,
    nutritionFactsTabContent: z
      .unknown()
      .optional()
      .transform((value) => toPerSize(value, toNutritionFacts)),
    ingredientsTabContent: z
      .unknown()
      .optional()
      .transform((value) => toPerSize(value, (entry) => richText.safeParse(entry).data ?? null)),
    electrolyteAmount: electrolytes,
  })
  .transform((fields): Product => {
    const [categorySlug = '', slug = ''] = addressOf(fields._path);
    return {
      path: fields._path,
      slug,
      categorySlug,
      name: fields.productName,
      category: fields.productCategory,
      order: fields.productOrderNumber,
      backgroundColor: fields.productBackgroundColor,
      image: fields.productImage,
      imageAlt: fields.productImageAltText,
      tileImage: fields.categoryTileImage,
      tileImageAlt: fields.tileImageAltText,
      isContained: fields.isContained,
      retailers: Object.fromEntries(
        retailerKeys.map((key) => [key, fields[retailers[key].field]]),
      ) as RetailerLinks,
      reviewProductId: fields.bazaarVoiceProductId,
      detailImages: {
        '16oz': fields.detailImage16oz,
        '20oz': fields.detailImage20oz,
        '28oz': fields.detailImage28oz,
      },
      details: fields.detailsTabContent,
      nutrition: fields.nutritionFactsTabContent,
      ingredients: fields.ingredientsTabContent,
      electrolytes: fields.electrolyteAmount,
    };
  });
