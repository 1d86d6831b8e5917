import { useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { Consent } from '@/components/consent/consent';
import { NewsletterPopup } from '@/components/newsletter/newsletter-popup';
import { newsletterWords } from '@/components/newsletter/newsletter-words';
import { ImageFallback } from '@/components/ui/image-fallback';
import { brand } from '@/lib/brand';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { offersComponent } from '@/lib/locales/features';
import { siblingOrigins } from '@/lib/seo/sibling-origins';
import { FailureWords } from './failure-words';
import { Footer } from './footer';
import { HashBridge } from './hash-bridge';
import { Header } from './header';
import { LanguageCheck } from './language-check';
import { PreviewBar } from './preview-bar';
import { SkipLink } from './skip-link';

type PageFrameProps = {
  readonly locale: LocaleDefinition;
  /** Null where analytics never start. */
  readonly measurementId: string | null;
  readonly policyUrl: string;
  readonly isPreview: boolean;
  readonly children: ReactNode;
};

/** The frame of every page: header above the route, footer below, cookie banner and pop-up (spec section 2). */
export function PageFrame({ locale, measurementId, policyUrl, isPreview, children }: PageFrameProps) {
  const { cookies, error, newsletter } = useMessages().common;
  return (
    <>
      <SkipLink />
      <Consent measurementId={measurementId} policyUrl={policyUrl} words={cookies} />
      <Header locale={locale} />
      <main id="content" tabIndex={-1}>
        <FailureWords words={error}>{children}</FailureWords>
      </main>
      <Footer locale={locale} />
      {isPreview ? <PreviewBar /> : null}
      <HashBridge />
      <LanguageCheck language={locale.language} others={siblingOrigins(locale)} tag={locale.tag} />
      <ImageFallback />
      {offersComponent(locale, 'newsletter') ? (
        <NewsletterPopup policyUrl={policyUrl} words={newsletterWords(newsletter, brand.legalName)} />
      ) : null}
    </>
  );
}
