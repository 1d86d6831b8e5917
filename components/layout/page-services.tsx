'use client';

import { useEffect } from 'react';
import { NewsletterPopup, type NewsletterPopupProps } from '@/components/newsletter/newsletter-popup';
import { ImageFallback } from '@/components/ui/image-fallback';
import type { Language } from '@/lib/locales/definitions';
import { HashBridge } from './hash-bridge';
import { LanguageCheck } from './language-check';
import { useHistoryTransitions } from './use-history-transitions';

export type PageServicesProps = {
  readonly language: Language;
  readonly tag: string;
  /** Language → origin of the country's site in that language, without the current one. */
  readonly others: Readonly<Partial<Record<string, string>>>;
  /** Null where the pop-up does not appear. */
  readonly newsletter: NewsletterPopupProps | null;
};

/**
 * Renders the parts of every page that the first view does not need, because they appear only after an action. Sets
 * `data-hydrated` of `<html>` once the page and these services handle events, for tests and measurements: React renders
 * them after it has hydrated the rest of the page, and runs the effects of a parent last.
 */
export function PageServices({ newsletter, ...language }: PageServicesProps) {
  useHistoryTransitions();
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <>
      <HashBridge />
      <LanguageCheck {...language} />
      <ImageFallback />
      {newsletter ? <NewsletterPopup {...newsletter} /> : null}
    </>
  );
}
