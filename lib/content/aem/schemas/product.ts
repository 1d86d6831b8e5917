import { z } from 'zod';
import type { NutritionFacts, NutritionRow, PerSize, Product } from '@/lib/content/types';
import { type RetailerField, type RetailerLinks, retailerKeys, retailers } from '@/lib/retailers';
import { bounded, maxLengths } from '@/lib/text/bounded';
import { isSlug } from '@/lib/text/slug';
import {
  asset,
  color,
  flag,
  fragmentPath,
  isRecord,
  number,
  requiredText,
  richList,
  richText,
  text,
} from './fields';

/** The labels of sizes (PROD-03). */
const sizeLabels = ['16oz', '20oz', '28oz', '8g', '700ml', '1L', '1.5L'] as const;

/** Longer keys are not sizes. */
const maxKeyLength = 40;

/** More sizes than any product has. */
const maxSizes = 20;

const sizePattern = /^(\d+(?:[.,]\d+)?)\s*(fl\.?\s?oz|oz|ml|cl|l|kg|g)$/i;

/** Returns `16 oz` and `1,5 l` as size labels, `16oz` and `1.5L`; null if the key is not a size. */
export function toSizeLabel(key: string): string | null {
  const [, amount, unit] = (key.length <= maxKeyLength && sizePattern.exec(key.trim())) || [];
  if (!amount || !unit) return null;
  const short = unit.toLowerCase().replace(/^fl\.?\s?/, '');
  return `${amount.replace(',', '.')}${short === 'l' ? 'L' : short}`;
}

/**
 * Returns the entries of an object keyed by size; null without size keys, when the value applies to every
 * size.
 */
function sizeEntries(value: unknown): readonly (readonly [label: string, value: unknown])[] | null {
  if (!isRecord(value)) return null;
  const entries = Object.entries(value).flatMap(([key, entry]) => {
    const label = toSizeLabel(key);
    return label ? [[label, entry] as const] : [];
  });
  return entries.length > 0 ? entries.slice(0, maxSizes) : null;
}

/** Parses a per-size field (CONT-08). Drops sizes with an empty value. Returns null if no size remains. */
export function toPerSize<T>(value: unknown, parse: (entry: unknown) => T | null): PerSize<T> | null {
  const sizes = sizeEntries(value);
  if (!sizes) {
    const all = parse(value);
    return all === null ? null : { all };
  }
  const bySize = Object.fromEntries(
    sizes.flatMap(([label, entry]) => {
      const parsed = parse(entry);
      return parsed === null ? [] : [[label, parsed] as const];
    }),
  );
  return Object.keys(bySize).length > 0 ? { bySize } : null;
}

const perContainerSuffix = 'PerContainer';
const ownFields = new Set(['servingSizeDisclaimer', 'microNutrients', '__typename']);

/** More rows than any label has. */
const maxRows = 200;

const entriesOf = (value: Readonly<Record<string, unknown>>) =>
  Object.entries(value)
    .filter(([name]) => name.length <= maxLengths.line)
    .slice(0, maxRows);

function scalar(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? bounded(value, maxLengths.line).trim() || null : null;
}

function scalars(value: unknown): { name: string; value: string }[] {
  if (!isRecord(value)) return [];
  return entriesOf(value).flatMap(([name, entry]) => {
    const text = scalar(entry);
    return text === null ? [] : [{ name, value: text }];
  });
}

/**
 * Parses an object such as `sugar`, which has a total and parts.
 * @param container the `…PerContainer` sibling: an object like it, or the total alone
 */
function groupRow(name: string, value: unknown, container: unknown): NutritionRow[] {
  const parts = scalars(value);
  if (parts.length === 0) return [];
  const whole = isRecord(container) ? container : { total: container };
  const withContainer = (part: { name: string; value: string }) => {
    const perContainer = scalar(Object.hasOwn(whole, part.name) ? whole[part.name] : null);
    return perContainer === null ? part : { ...part, perContainer };
  };
  const { name: _, ...total } = withContainer(
    parts.find((part) => part.name === 'total') ?? { name: 'total', value: '' },
  );
  const items = parts.filter((part) => part.name !== 'total').map(withContainer);
  return [{ kind: 'group', name, ...total, items }];
}

function toRow(name: string, value: unknown, facts: Record<string, unknown>): NutritionRow[] {
  const single = scalar(value);
  const container = facts[`${name}${perContainerSuffix}`];
  if (single === null) return groupRow(name, value, container);
  const perContainer = scalar(container);
  return perContainer === null
    ? [{ kind: 'single', name, value: single }]
    : [{ kind: 'paired', name, value: single, perContainer }];
}

/** Returns whether an entry is the `…PerContainer` half of a pair. Its sibling's row shows it. */
function isPairedHalf(name: string, facts: Record<string, unknown>): boolean {
  if (!name.endsWith(perContainerSuffix)) return false;
  const whole = facts[name.slice(0, -perContainerSuffix.length)];
  return scalar(whole) !== null || scalars(whole).length > 0;
}

/**
 * Parses nutrition facts (PROD-09). Drops arrays and other unexpected values. Anything but an object is null.
 */
export function toNutritionFacts(value: unknown): NutritionFacts | null {
  if (!isRecord(value)) return null;
  const rows = entriesOf(value)
    .filter(([name]) => !ownFields.has(name) && !isPairedHalf(name, value))
    .flatMap(([name, entry]) => toRow(name, entry, value));
  return {
    servingSizeDisclaimer: scalar(value.servingSizeDisclaimer) ?? '',
    rows,
    microNutrients: scalars(value.microNutrients).map(({ name, value: percent }) => ({ name, percent })),
  };
}

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
    productTasteImage: asset,
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
      tasteImage: fields.productTasteImage,
      details: fields.detailsTabContent,
      nutrition: fields.nutritionFactsTabContent,
      ingredients: fields.ingredientsTabContent,
      electrolytes: fields.electrolyteAmount,
    };
  });
