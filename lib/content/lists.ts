import 'server-only';
import type { CategorySlug } from '@/lib/locales/category-slugs';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { isPreview } from '@/lib/preview/is-preview';
import { applyCacheControl } from './cache-control';
import { matchCategory } from './category-match';
import type { ContentResult, Folder } from './content-client';
import type { ContentType } from './content-types';
import { getContentClient } from './default-content-client';
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
import { listEditing, withEditing } from './with-editing';

/** Reads a folder through the content client; a preview bypasses its store. */
export async function readContent<Type extends ContentType>(
  folder: Folder<Type>,
): Promise<ContentResult<ContentItems[Type]>> {
  const client = getContentClient();
  return (await isPreview()) ? client.readUncached(folder) : client.read(folder);
}

/**
 * Reads the items of a folder, and applies their revalidation time and tags to the page being rendered
 * (CONT-06).
 */
export async function readList<Type extends ContentType>(
  type: Type,
  locale: LocaleDefinition,
  ...sub: readonly string[]
): Promise<ContentList<ContentItems[Type]>> {
  const result = await readContent({ type, locale, sub });
  await applyCacheControl(result, type, locale.id);
  if (result.state === 'failed') return { ok: false, items: [] };
  const items = await withEditing(type, result.items);
  return { ok: true, items, ...(await listEditing(type, locale, ...sub)) };
}

export function inOrder<Item extends { readonly order: number }>(list: ContentList<Item>): ContentList<Item> {
  return { ...list, items: list.items.toSorted((a, b) => a.order - b.order) };
}

/** Returns the hero slides by slideOrderNumber (HERO-01). */
export async function getSlides(locale: LocaleDefinition): Promise<ContentList<Slide>> {
  return inOrder(await readList('slides', locale));
}

/** Returns all categories in AEM's order. The home page shows the featured ones. */
export async function getCategories(locale: LocaleDefinition): Promise<ContentList<Category>> {
  return readList('category', locale);
}

/** Returns the category of a slug (CAT-02). `ok` distinguishes a missing category from a failed request. */
export async function getCategory(locale: LocaleDefinition, slug: CategorySlug): Promise<CategoryLookup> {
  const { ok, items } = await getCategories(locale);
  return { ok, category: matchCategory(items, slug) };
}

/** Returns the product-feature slides by productOrderNumber (HOME-05). */
export async function getFeatureSlides(locale: LocaleDefinition): Promise<ContentList<FeatureSlide>> {
  return inOrder(await readList('product-feature-slider', locale));
}

/** Returns the partners by partnersOrderNumber (PART-02). */
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

/** Returns the partner with this slug (PART-02). No slug becomes part of an upstream URL. */
export async function getPartner(locale: LocaleDefinition, slug: string): Promise<PartnerLookup> {
  const { ok, items } = await getPartners(locale);
  const wanted = [slug, decoded(slug)];
  return { ok, partner: items.find((partner) => wanted.includes(partner.slug)) ?? null };
}
