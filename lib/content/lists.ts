import 'server-only';
import type { CategorySlug, LocaleDefinition } from '@/lib/locales/definitions';
import { matchCategory } from './category-match';
import type { ContentType } from './content-types';
import { notePageLife } from './page-life';
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

/** The items of a folder; the page that asks gets their life and tags (contract section 7). */
export async function readList<Type extends ContentType>(
  type: Type,
  locale: LocaleDefinition,
  ...sub: readonly string[]
): Promise<ContentList<ContentItems[Type]>> {
  const reading = await readFolder({ type, locale, sub });
  await notePageLife(reading, type, locale.id);
  return reading.state === 'failed' ? { ok: false, items: [] } : { ok: true, items: reading.items };
}

export function inOrder<Item extends { readonly order: number }>(list: ContentList<Item>): ContentList<Item> {
  return { ...list, items: list.items.toSorted((a, b) => a.order - b.order) };
}

/** The hero slides by slideOrderNumber (spec sections 2 and 7.1). */
export async function getSlides(locale: LocaleDefinition): Promise<ContentList<Slide>> {
  return inOrder(await readList('slides', locale));
}

/** Every category, as AEM orders them. The home page shows the featured ones of them. */
export async function getCategories(locale: LocaleDefinition): Promise<ContentList<Category>> {
  return readList('category', locale);
}

/** The category behind a slug (spec section 7.1). `ok` tells a missing category from a failed call. */
export async function getCategory(locale: LocaleDefinition, slug: CategorySlug): Promise<CategoryLookup> {
  const { ok, items } = await getCategories(locale);
  return { ok, category: matchCategory(items, slug) };
}

/** The product-feature slides by productOrderNumber (spec section 2, Home). */
export async function getFeatureSlides(locale: LocaleDefinition): Promise<ContentList<FeatureSlide>> {
  return inOrder(await readList('product-feature-slider', locale));
}

/** The partners by partnersOrderNumber (spec section 2, Partners). */
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

/** The partner whose name makes this slug (spec section 5, Partner lookup). No slug reaches a URL. */
export async function getPartner(locale: LocaleDefinition, slug: string): Promise<PartnerLookup> {
  const { ok, items } = await getPartners(locale);
  const wanted = [slug, decoded(slug)];
  return { ok, partner: items.find((partner) => wanted.includes(partner.slug)) ?? null };
}
