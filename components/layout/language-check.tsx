'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import type { Language } from '@/lib/locales/definitions';
import { demoKey } from '@/lib/locales/demo';
import { languageKey, languageParameter, withoutLanguage } from '@/lib/locales/language-query';

type LanguageCheckProps = {
  readonly language: Language;
  readonly tag: string;
  /** Language → origin of the country's site in that language, without the current one. */
  readonly others: Readonly<Partial<Record<string, string>>>;
};

const isDemo = () => document.cookie.split('; ').some((entry) => entry.startsWith(`${demoKey}=`));

function remember(language: Language) {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage is disabled; the host determines the language anyway.
  }
}

/**
 * Checks the language on every route change (LOC-08): stores the locale's language, and redirects `?lng=` to the other
 * site of the country. The middleware does the same, but a cache in front of the site responds without it.
 */
export function LanguageCheck({ language, tag, others }: LanguageCheckProps) {
  const pathname = usePathname();

  useEffect(() => {
    const { documentElement: page } = document;
    // Setting it, even to the same value, recalculates all styles of the page.
    if (page.lang !== tag) page.lang = tag;
    remember(language);
    const { search, hash } = window.location;
    const wanted = new URLSearchParams(search).get(languageParameter);
    const origin = wanted !== null && Object.hasOwn(others, wanted) && !isDemo() ? others[wanted] : undefined;
    if (origin) window.location.replace(origin + pathname + withoutLanguage(search) + hash);
  }, [pathname, language, tag, others]);

  return null;
}
