import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Consent } from '@/components/consent/consent';
import { ClientMessages } from '@/components/ui/client-messages';
import { type LocaleDefinition, offersComponent, siblingLocales } from '@/lib/locales/definitions';
import { newsletterSender } from '@/lib/newsletter';
import { siblingOrigins, siteOrigin } from '@/lib/seo/site-url';
import { EarlyPopState } from './early-popstate';
import { Footer } from './footer';
import { Header } from './header';
import { HydrationEvent } from './hydration-event';
import { LanguageOffer } from './language-offer';
import { LateServices } from './late-services';
import { LinkRouter } from './link-router';
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
  /** The line above the header; null without one. */
  readonly announcement: ReactNode;
  readonly children: ReactNode;
};

/** Renders the frame of every page: header, route, footer, cookie banner and pop-up (HDR-01). */
export function PageFrame({
  locale,
  measurementId,
  policyUrl,
  isPreview,
  isEditable,
  announcement,
  children,
}: PageFrameProps) {
  const t = useTranslations('common.language.offers');
  const [sibling] = siblingLocales(locale);
  const showsPopup = offersComponent(locale, 'newsletter') && !isEditable;
  return (
    <ClientMessages paths={frameMessages}>
      <SkipLink />
      <Consent
        cookiesOn={locale.config.optionalCookiesOn}
        measurementId={measurementId}
        policyUrl={policyUrl}
      />
      {announcement}
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
      <Footer locale={locale} policyUrl={policyUrl} />
      {isPreview ? <PreviewBar /> : null}
      <HydrationEvent />
      <EarlyPopState />
      <LinkRouter />
      <LateServices
        language={locale.language}
        newsletter={showsPopup ? { sender: newsletterSender(locale.tag), policyUrl } : null}
        others={siblingOrigins(locale)}
        tag={locale.tag}
      />
    </ClientMessages>
  );
}
