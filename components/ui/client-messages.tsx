import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { type MessagePath, pickMessages } from '@/lib/i18n/pick-messages';

type ClientMessagesProps = { readonly paths: readonly MessagePath[]; readonly children: ReactNode };

/**
 * Provides client components with the messages at the paths only, because messages increase the page's payload. An
 * inner provider replaces an outer one.
 */
export function ClientMessages({ paths, children }: ClientMessagesProps) {
  return (
    <NextIntlClientProvider locale={useLocale()} messages={pickMessages(useMessages(), paths)}>
      {children}
    </NextIntlClientProvider>
  );
}
