import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Consent } from '@/components/consent/consent';
import { NewsletterPopup } from '@/components/newsletter/newsletter-popup';
import { ClientMessages } from '@/components/ui/client-messages';
import { ImageFallback } from '@/components/ui/image-fallback';
import { brand } from '@/lib/brand';
import { type LocaleDefinition, siblingLocales } from '@/lib/locales/definitions';
import { offersComponent } from '@/lib/locales/features';
import { siblingOrigins } from '@/lib/seo/sibling-origins';
import { siteOrigin } from '@/lib/seo/site-url';
import { Footer } from './footer';
import { HashBridge } from './hash-bridge';
import { Header } from './header';
import { LanguageCheck } from './language-check';
import { LanguageOffer } from './language-offer';
import { PreviewBar } from './preview-bar';
import { SkipLink } from './skip-link';

/** Messages of the client components of every page. Pages add the messages of their own client components. */
const frameMessages = [
  'common.cookies',
  'common.error',
  'common.header.open-menu',
  'common.header.close-menu',
  'common.header.menu',
  'common.newsletter',
  'common.opens-in-new-tab',
  'common.search',
  'common.wishlist',
] as const;

type PageFrameProps = {
  readonly locale: LocaleDefinition;
  /** Null when analytics is disabled. */
  readonly measurementId: string | null;
  readonly policyUrl: string;
  readonly isPreview: boolean;
  /** True in the editor's frame, where the newsletter pop-up would cover what is edited (EDIT-01). */
  readonly isEditable: boolean;
  readonly children: ReactNode;
};

/** Renders the frame of every page: header, route, footer, cookie banner and pop-up (HDR-01). */
export function PageFrame({
  locale,
  measurementId,
  policyUrl,
  isPreview,
  isEditable,
  children,
}: PageFrameProps) {
  const t = useTranslations('common.language.offers');
  const [sibling] = siblingLocales(locale);
  return (
    <ClientMessages paths={frameMessages}>
      <SkipLink />
      <Consent measurementId={measurementId} policyUrl={policyUrl} />
      <Header locale={locale} />
      <main id="content" tabIndex={-1}>
        {sibling ? (
          <LanguageOffer
            close={t(`${sibling.language}.close`)}
            origin={siteOrigin(sibling.id)}
            tag={sibling.tag}
            text={t(`${sibling.language}.text`)}
          />
        ) : null}
        {children}
      </main>
      <Footer locale={locale} />
      {isPreview ? <PreviewBar /> : null}
      <HashBridge />
      <LanguageCheck language={locale.language} others={siblingOrigins(locale)} tag={locale.tag} />
      <ImageFallback />
      {offersComponent(locale, 'newsletter') && !isEditable ? (
        <NewsletterPopup company={brand.legalName} policyUrl={policyUrl} />
      ) : null}
    </ClientMessages>
  );
}
