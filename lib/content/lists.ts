import 'server-only';
import type { CategorySlug, LocaleDefinition } from '@/lib/locales/definitions';
import { applyCacheControl } from './cache-control';
import { matchCategory } from './category-match';
import type { ContentType } from './content-types';
import { readFolder } from './read-folder';
import type {
  Category,
  CategoryLookup,
  ContentItems,
  ContentList,
  FeatureSlide,
  Partner,
  PartnerLookup,
  Slide,
} from './types';

/**
 * Reads the items of a folder and gives their revalidation time and tags to the page being rendered (CONT-06).
 */
export async function readList<Type extends ContentType>(
  type: Type,
  locale: LocaleDefinition,
  ...sub: readonly string[]
): Promise<ContentList<ContentItems[Type]>> {
  const result = await readFolder({ type, locale, sub });
  await applyCacheControl(result, type, locale.id);
  return result.state === 'failed' ? { ok: false, items: [] } : { ok: true, items: result.items };
}

export function inOrder<Item extends { readonly order: number }>(list: ContentList<Item>): ContentList<Item> {
  return { ...list, items: list.items.toSorted((a, b) => a.order - b.order) };
}

/** The hero slides by slideOrderNumber (HERO-01). */
export async function getSlides(locale: LocaleDefinition): Promise<ContentList<Slide>> {
  return inOrder(await readList('slides', locale));
}

/** Every category, as AEM orders them. The home page shows the featured ones of them. */
export async function getCategories(locale: LocaleDefinition): Promise<ContentList<Category>> {
  return readList('category', locale);
}

/** The category behind a slug (CAT-02). `ok` tells a missing category from a failed call. */
export async function getCategory(locale: LocaleDefinition, slug: CategorySlug): Promise<CategoryLookup> {
  const { ok, items } = await getCategories(locale);
  return { ok, category: matchCategory(items, slug) };
}

/** The product-feature slides by productOrderNumber (HOME-05). */
export async function getFeatureSlides(locale: LocaleDefinition): Promise<ContentList<FeatureSlide>> {
  return inOrder(await readList('product-feature-slider', locale));
}

/** The partners by partnersOrderNumber (PART-02). */
export async function getPartners(locale: LocaleDefinition): Promise<ContentList<Partner>> {
  return inOrder(await readList('partners', locale));
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** The partner whose name makes this slug (PART-02). No slug reaches a URL. */
export async function getPartner(locale: LocaleDefinition, slug: string): Promise<PartnerLookup> {
  const { ok, items } = await getPartners(locale);
  const wanted = [slug, decoded(slug)];
  return { ok, partner: items.find((partner) => wanted.includes(partner.slug)) ?? null };
}
