import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import category from '@/messages/en/category.json';
import common from '@/messages/en/common.json';
import categoryFr from '@/messages/fr/category.json';
import commonFr from '@/messages/fr/common.json';

const messages = { en: { category, common }, fr: { category: categoryFr, common: commonFr } };

/** Returns the children with the messages a server component would find. */
export function inLanguage(language: 'en' | 'fr', children: ReactNode) {
  return (
    <NextIntlClientProvider locale={language === 'en' ? 'en-US' : 'fr-CA'} messages={messages[language]}>
      {children}
    </NextIntlClientProvider>
  );
}

export const renderIn = (language: 'en' | 'fr', children: ReactNode) =>
  render(inLanguage(language, children));
