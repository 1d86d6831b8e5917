import { z } from 'zod';
import type { Product } from '../types';
import { asset, color, flag, fragmentPath, number, requiredText, richList, richText, text } from './fields';
import { toNutritionFacts } from './nutrition';
import { sizeEntries, sizeLabels, toPerSize } from './per-size';

const scalarId = z.union([z.string(), z.number(), z.null()]).optional();

/** Without size keys an amount holds for every size. */
const electrolytes = z
  .unknown()
  .optional()
  .transform((value): Record<string, string> => {
    const entries = sizeEntries(value) ?? sizeLabels.map((label) => [label, value] as const);
    return Object.fromEntries(
      entries.flatMap(([label, amount]) => {
        const written =
          typeof amount === 'number' ? String(amount) : typeof amount === 'string' ? amount.trim() : '';
        return written ? [[label, written]] : [];
      }),
    );
  });

/** Retailers are elsewhere: only full http(s) URLs. */
const retailer = z
  .string()
  .nullish()
  .transform((value) =>
    value && /^https?:\/\/[^\\\s]+$/i.test(value) && URL.canParse(value) ? value : null,
  );

/** A product fragment (spec section 3). */
export const productSchema = z
  .object({
    _path: fragmentPath,
    productName: requiredText,
    productCategory: text(),
    productOrderNumber: number(0),
    productBackgroundColor: color('#EEEEEE'),
    productImage: asset,
    productImageAltText: text(),
    categoryTileImage: asset,
    tileImageAltText: text(),
    isContained: flag,
    bazaarVoiceProductId: scalarId.transform((id) => String(id ?? '').trim() || null),
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
    shopNowAmazonLink: retailer,
    shopNowKrogerLink: retailer,
    shopNowWalmartLink: retailer,
  })
  .transform((wire): Product => {
    const segments = wire._path.replace(/\/+$/, '').split('/');
    return {
      path: wire._path,
      slug: segments.at(-1) ?? '',
      categorySlug: segments.at(-2) ?? '',
      name: wire.productName,
      category: wire.productCategory,
      order: wire.productOrderNumber,
      backgroundColor: wire.productBackgroundColor,
      image: wire.productImage,
      imageAlt: wire.productImageAltText,
      tileImage: wire.categoryTileImage,
      tileImageAlt: wire.tileImageAltText,
      isContained: wire.isContained,
      reviewProductId: wire.bazaarVoiceProductId,
      detailImages: {
        '16oz': wire.detailImage16oz,
        '20oz': wire.detailImage20oz,
        '28oz': wire.detailImage28oz,
      },
      details: wire.detailsTabContent,
      nutrition: wire.nutritionFactsTabContent,
      ingredients: wire.ingredientsTabContent,
      electrolytes: wire.electrolyteAmount,
      retailers: {
        amazon: wire.shopNowAmazonLink,
        kroger: wire.shopNowKrogerLink,
        walmart: wire.shopNowWalmartLink,
      },
    };
  });
