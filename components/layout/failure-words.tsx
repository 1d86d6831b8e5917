'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { Messages } from '@/lib/i18n/messages';

type Words = Messages['common']['error'];

const Context = createContext<Words | null>(null);

type FailureWordsProps = { readonly words: Words; readonly children: ReactNode };

/** Keeps the words of the failure screen in the browser: once a page has failed, it is too late to ask for them. */
export function FailureWords({ words, children }: FailureWordsProps) {
  return <Context value={words}>{children}</Context>;
}

export const useFailureWords = () => useContext(Context);
