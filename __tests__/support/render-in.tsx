import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { getLocale } from '@/lib/locales/definitions';
import category from '@/messages/en/category.json';
import common from '@/messages/en/common.json';
import faq from '@/messages/en/faq.json';
import ourStory from '@/messages/en/ourStory.json';
import press from '@/messages/en/press.json';
import categoryFr from '@/messages/fr/category.json';
import commonFr from '@/messages/fr/common.json';
import faqFr from '@/messages/fr/faq.json';
import ourStoryFr from '@/messages/fr/ourStory.json';
import pressFr from '@/messages/fr/press.json';

export const messages: Readonly<Record<'en' | 'fr', Messages>> = {
  en: { category, common, faq, ourStory, press },
  fr: { category: categoryFr, common: commonFr, faq: faqFr, ourStory: ourStoryFr, press: pressFr },
};

export const american = getLocale('us-en');
export const quebec = getLocale('ca-fr');

function fail(error: Error) {
  throw error;
}

/**
 * Provides every message of a language. A missing message fails the test, also
 * below a `ClientMessages`.
 */
export const inMessages = (language: 'en' | 'fr', children: ReactNode) => (
  <NextIntlClientProvider
    locale={language === 'en' ? 'en-US' : 'fr-CA'}
    messages={messages[language]}
    onError={fail}
    timeZone="UTC"
  >
    {children}
  </NextIntlClientProvider>
);

/** Renders in a language, which `rerender` preserves. */
export const renderIn = (language: 'en' | 'fr', ui: ReactNode) =>
  render(ui, { wrapper: ({ children }) => inMessages(language, children) });

/**
 * Renders the HTML on the server and hydrates it.
 * @param before simulates a visitor before hydration
 */
export function hydrateIn(language: 'en' | 'fr', children: ReactNode, before: () => void) {
  const server = renderIn(language, children);
  const container = document.createElement('div');
  container.innerHTML = server.container.innerHTML;
  server.unmount();
  document.body.append(container);
  before();
  return render(inMessages(language, children), { container, hydrate: true });
}
