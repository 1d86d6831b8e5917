import type { useTranslations } from 'next-intl';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { enabledCategories } from '@/lib/locales/features';

/** The words of the wishlist, for the browser: it gets only what it shows. */
export type WishlistWords = {
  readonly title: string;
  readonly note: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly browse: string;
  /** Where browsing starts. */
  readonly browseHref: string;
  readonly remove: string;
  readonly gone: string;
  readonly clear: string;
  readonly cleared: string;
  readonly undo: string;
  readonly close: string;
};

export function wishlistWords(
  locale: LocaleDefinition,
  t: ReturnType<typeof useTranslations<'common.wishlist'>>,
): WishlistWords {
  return {
    title: t('title'),
    note: t('note'),
    emptyTitle: t('empty-title'),
    emptyText: t('empty-text'),
    browse: t('browse'),
    browseHref: `/${enabledCategories(locale)[0] ?? ''}`,
    remove: t('remove'),
    gone: t('gone'),
    clear: t('clear'),
    cleared: t('cleared'),
    undo: t('undo'),
    close: t('close'),
  };
}
