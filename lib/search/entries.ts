import { createTranslator } from 'next-intl';
import { brand } from '@/lib/brand';
import type { Campaign, Partner, Product } from '@/lib/content/types';
import { faqCategories } from '@/lib/faq/questions';
import type { Messages } from '@/lib/i18n/messages';
import { isCategorySlug } from '@/lib/locales/category-slugs';
import { enabledCategories, type LocaleDefinition, offersPage } from '@/lib/locales/definitions';
import { campaignPath } from '@/lib/locales/route';
import type { SearchEntry } from './types';

export type SearchSources = {
  readonly messages: Messages;
  readonly products: readonly Product[];
  readonly partners: readonly Partner[];
  readonly campaigns: readonly Campaign[];
  /** Returns the URL of a small picture. */
  readonly imageOf: (path: string | null) => string | null;
  /** Returns whether the locale serves a path. */
  readonly isServed: (path: string) => boolean;
};

/** Maximum length of an entry's text, to limit the download. */
const maxTextLength = 320;

const entry = (found: Pick<SearchEntry, 'href' | 'kind' | 'title'> & Partial<SearchEntry>): SearchEntry => ({
  context: '',
  image: null,
  color: null,
  ...found,
  text: (found.text ?? '').replace(/\s+/g, ' ').trim().slice(0, maxTextLength),
});

type Translate = ReturnType<typeof createTranslator<Messages>>;

function productEntries(t: Translate, { products, imageOf }: SearchSources): SearchEntry[] {
  return products.map((product) =>
    entry({
      kind: 'product',
      href: `/${product.categorySlug}/${product.slug}`,
      title: product.name,
      context: isCategorySlug(product.categorySlug)
        ? t(`common.categories.${product.categorySlug}`)
        : product.category,
      text: product.details?.plaintext ?? '',
      image: imageOf(product.tileImage ?? product.image),
      color: product.backgroundColor,
    }),
  );
}

function pageEntries(
  locale: LocaleDefinition,
  t: Translate,
  { partners, campaigns }: SearchSources,
): SearchEntry[] {
  const name = { brand: brand.name };
  const page = (href: string, title: string, text: string) => entry({ kind: 'page', href, title, text });
  return [
    ...enabledCategories(locale).map((slug) => page(`/${slug}`, t(`common.categories.${slug}`), '')),
    page('/store-locator', t('common.header.where-to-buy'), t('common.store-locator.meta.description', name)),
    page('/our-story', t('common.footer.links.our-story'), t('ourStory.meta.description', name)),
    page('/partners', t('common.header.partners'), t('common.partners.meta-description', name)),
    page('/press', t('common.footer.links.press'), t('press.meta.description', name)),
    page('/faq', t('common.footer.links.faq'), t('faq.meta.description', name)),
    page('/contact', t('common.footer.links.contact'), t('common.contact.meta.description', name)),
    ...partners
      .filter(({ banner }) => banner)
      .map(({ slug, name: title, description }) => page(`/partners/${slug}`, title, description)),
    ...campaigns.map((campaign) => page(campaignPath(campaign), campaign.title, campaign.description)),
  ];
}

function questionEntries(locale: LocaleDefinition, t: Translate): SearchEntry[] {
  if (!offersPage(locale, 'faq')) return [];
  return faqCategories.flatMap(({ id, items }) =>
    items.map((item) => {
      // The compiler cannot derive the valid item names from the category's type.
      const key =
        `faq.categories.${id}.items.${item}` as 'faq.categories.product-information.items.ingredients';
      return entry({
        kind: 'question',
        href: `/faq#${item}`,
        title: t(`${key}.question`),
        context: t(`faq.categories.${id}.title`),
        text: t(`${key}.answer`),
      });
    }),
  );
}

/** Returns the search entries of a locale: products, pages and questions. */
export function searchEntries(locale: LocaleDefinition, sources: SearchSources): readonly SearchEntry[] {
  const t: Translate = createTranslator<Messages>({ locale: locale.tag, messages: sources.messages });
  const entries = [
    ...productEntries(t, sources),
    ...pageEntries(locale, t, sources),
    ...questionEntries(locale, t),
  ];
  return entries.filter(({ href }) => sources.isServed(href.replace(/#.*/, '')));
}
