import type { useTranslations } from 'next-intl';
import { mostOfKind } from '@/lib/search/limits';
import { type SearchKind, searchKinds } from '@/lib/search/types';

/** The words of the search, for the browser: it gets only what it shows. */
export type SearchWords = {
  readonly title: string;
  readonly label: string;
  readonly placeholder: string;
  readonly clear: string;
  readonly close: string;
  readonly loading: string;
  readonly jump: string;
  readonly kinds: Readonly<Record<SearchKind, string>>;
  /** "No results", "1 result", … by number. */
  readonly results: readonly string[];
  readonly noneTitle: string;
  readonly noneText: string;
  readonly incomplete: string;
  readonly failed: string;
  readonly retry: string;
};

const most = searchKinds.reduce((sum, kind) => sum + mostOfKind[kind], 0);

export function searchWords(t: ReturnType<typeof useTranslations<'common.search'>>): SearchWords {
  return {
    title: t('title'),
    label: t('label'),
    placeholder: t('placeholder'),
    clear: t('clear'),
    close: t('close'),
    loading: t('loading'),
    jump: t('jump'),
    kinds: { product: t('kinds.product'), page: t('kinds.page'), question: t('kinds.question') },
    results: Array.from({ length: most + 1 }, (_, count) => t('results', { count })),
    noneTitle: t('none-title'),
    noneText: t('none-text'),
    incomplete: t('incomplete'),
    failed: t('failed'),
    retry: t('retry'),
  };
}
