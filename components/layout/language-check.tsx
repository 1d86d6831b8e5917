'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import type { Language } from '@/lib/locales/definitions';
import { demoKey } from '@/lib/locales/demo';
import { languageKey, languageParameter, withoutLanguage } from '@/lib/locales/language';

type LanguageCheckProps = {
  readonly language: Language;
  readonly tag: string;
  /** Language → origin of the country's site in it, the visitor's own left out. */
  readonly others: Readonly<Partial<Record<string, string>>>;
};

const isDemo = () => document.cookie.split('; ').some((entry) => entry.startsWith(`${demoKey}=`));

function remember(language: Language) {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage is switched off: the host says the language anyway.
  }
}

/**
 * Checks the language again on every change of route (spec section 2, design decision 5): it is the locale's, and
 * `?lng=` leads to the other site of the country. The middleware does the same, but a cache in front of the site
 * answers without asking it.
 */
export function LanguageCheck({ language, tag, others }: LanguageCheckProps) {
  const pathname = usePathname();

  useEffect(() => {
    document.documentElement.lang = tag;
    remember(language);
    const { search, hash } = window.location;
    const wanted = new URLSearchParams(search).get(languageParameter);
    const origin = wanted !== null && Object.hasOwn(others, wanted) && !isDemo() ? others[wanted] : undefined;
    if (origin) window.location.replace(origin + pathname + withoutLanguage(search) + hash);
  }, [pathname, language, tag, others]);

  return null;
}
