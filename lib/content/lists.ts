import 'server-only';
import { getConfig } from '@/lib/config';
import type { CategorySlug } from '@/lib/locales/category-slugs';
import { enabledCategories, type LocaleDefinition, locales, offersSlug } from '@/lib/locales/definitions';
import { isPreview } from '@/lib/preview/is-preview';
import { applyCacheControl, endPageAt } from './cache-control';
import { matchCategory } from './category-match';
import { type ContentResult, type Folder, getContentClient } from './content-client';
import type { EditableItem } from './content-source';
import type { ContentType } from './content-types';
import { getContentSource } from './default-content-source';
import { activeAt, nextBoundary, type TimeWindow } from './time-window';
import type {
  Announcement,
  Campaign,
  CampaignLookup,
  Category,
  CategoryLookup,
  ContentItems,
  ContentList,
  Editable,
  FeatureSlide,
  Partner,
  PartnerLookup,
  Slide,
} from './types';

/** Returns how the page being rendered is edited; null for pages of visitors and where no editor is configured (EDIT-02). */
async function pageEditing() {
  const { editing } = getContentSource();
  return editing && getConfig().editor && (await isPreview()) ? editing() : null;
}

/** Adds to the items of an editable preview what an editor's tool needs; other items stay the same objects. */
export async function withEditing<Item extends EditableItem>(
  type: ContentType,
  items: readonly Item[],
): Promise<readonly Item[]> {
  const editing = await pageEditing();
  return editing ? items.map((item) => ({ ...item, editing: editing.item(type, item) })) : items;
}

/** Returns what makes a list of a preview editable; nothing elsewhere. */
async function listEditing(
  type: ContentType,
  locale: LocaleDefinition,
  ...slugs: readonly string[]
): Promise<Editable> {
  const editing = await pageEditing();
  return editing ? { editing: editing.list(type, locale, ...slugs) } : {};
}

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

/**
 * Returns the items that are shown now, and ends the page being rendered when the next one appears or disappears
 * (CONT-13). A preview also shows what is to come.
 */
async function onlyActive<Item extends TimeWindow>(list: ContentList<Item>): Promise<ContentList<Item>> {
  const now = Date.now();
  const inPreview = await isPreview();
  await endPageAt(nextBoundary(list.items, now));
  const isShown = ({ from, until }: Item) => activeAt({ from: inPreview ? null : from, until }, now);
  return { ...list, items: list.items.filter(isShown) };
}

/** Returns the current hero slides by slideOrderNumber (HERO-01). */
export async function getSlides(locale: LocaleDefinition): Promise<ContentList<Slide>> {
  return inOrder(await onlyActive(await readList('slides', locale)));
}

/**
 * Returns a list without which a page is complete: a failed request returns no items, and only shortens the time for
 * which the page is fresh.
 */
async function readDispensable<Type extends keyof ContentItems & ContentType>(
  type: Type,
  locale: LocaleDefinition,
): Promise<readonly ContentItems[Type][]> {
  const result = await readContent({ type, locale });
  const items = result.state === 'failed' ? [] : result.items;
  await applyCacheControl(result.state === 'failed' ? { state: 'stale', items } : result, type, locale.id);
  return items;
}

/** Returns the current announcement, the one that began last (HDR-07); null without one. */
export async function getAnnouncement(locale: LocaleDefinition): Promise<Announcement | null> {
  const items = await readDispensable('announcement', locale);
  const active = await onlyActive({ ok: true, items: await withEditing('announcement', items) });
  return active.items.toSorted((a, b) => (b.from ?? 0) - (a.from ?? 0))[0] ?? null;
}

/** Returns all categories in AEM's order. The home page shows the featured ones. */
export async function getCategories(locale: LocaleDefinition): Promise<ContentList<Category>> {
  return readList('category', locale);
}

/** Returns the color of each line whose category is there, by slug. */
export async function getLineColors(locale: LocaleDefinition): Promise<ReadonlyMap<CategorySlug, string>> {
  const categories = await readDispensable('category', locale);
  return new Map(
    enabledCategories(locale).flatMap((slug) => {
      const color = matchCategory(categories, slug)?.backgroundColor;
      return color ? [[slug, color] as const] : [];
    }),
  );
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

type Item<Type extends ContentType> = ContentItems[Type];

/** Adds to the blocks of a campaign what an editor's tool needs in an editable preview. */
async function withEditableBlocks(campaign: Campaign): Promise<Campaign> {
  const editing = await pageEditing();
  if (!editing) return campaign;
  return {
    ...campaign,
    blocks: campaign.blocks.map((block) => ({ ...block, editing: editing.block(block) })),
  };
}

/** Returns the current campaigns in the order of the source (CAMP-01). */
export async function getCampaigns(locale: LocaleDefinition): Promise<ContentList<Campaign>> {
  return onlyActive(await readList('campaign', locale));
}

/**
 * Returns the campaign with this slug (CAMP-01). No slug becomes part of an upstream URL. The page being rendered ends when
 * the campaign does.
 */
export async function getCampaign(locale: LocaleDefinition, slug: string): Promise<CampaignLookup> {
  const { ok, items } = await readList('campaign', locale);
  const named = items.filter((item) => item.slug === slug).slice(0, 1);
  const [campaign] = (await onlyActive({ ok, items: named })).items;
  if (campaign) return { state: 'found', campaign: await withEditableBlocks(campaign) };
  if (!ok) return { state: 'unavailable' };
  const hasEnded = named.some(({ until }) => until !== null && until <= Date.now());
  return hasEnded ? { state: 'ended', after: named[0]?.after ?? null } : { state: 'missing' };
}

/**
 * Returns the locales, of those given, whose content has the item. Content of another locale neither affects the
 * revalidation of the rendered page nor revalidates it. Omits locales whose content is unavailable.
 */
async function localesWith<Type extends ContentType>(
  candidates: readonly LocaleDefinition[],
  { type, sub }: Pick<Folder<Type>, 'type' | 'sub'>,
  isSameItem: (item: Item<Type>) => boolean,
): Promise<readonly LocaleDefinition[]> {
  const results = await Promise.all(
    candidates.map((locale) => readContent<Type>({ type, locale, ...(sub && { sub }) })),
  );
  return candidates.filter((_, index) => {
    const result = results[index];
    return result && result.state !== 'failed' && result.items.some(isSameItem);
  });
}

/** Returns the locales that sell a product at the same path. */
export async function getProductLocales(categorySlug: string, slug: string) {
  const selling = locales.filter((locale) => offersSlug(locale, categorySlug));
  return localesWith(selling, { type: 'product', sub: [categorySlug] }, (product) => product.slug === slug);
}

/** Returns the locales in which a partner has a page at the same path, which requires a banner (PART-01). */
export async function getPartnerLocales(slug: string) {
  const isSameItem = ({ slug: own, banner }: Item<'partners'>) => own === slug && banner !== null;
  return localesWith(locales, { type: 'partners' }, isSameItem);
}

/** Returns the locales in which a campaign has a page at the same path. */
export async function getCampaignLocales(slug: string) {
  const isShown = (campaign: Campaign) => campaign.slug === slug && activeAt(campaign, Date.now());
  return localesWith(locales, { type: 'campaign' }, isShown);
}
