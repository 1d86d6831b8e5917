import '../styles/tokens.css';
import '../styles/base.css';
import type { Metadata, Viewport } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Consent } from '@/components/consent/consent';
import { Footer } from '@/components/layout/footer';
import { HashBridge } from '@/components/layout/hash-bridge';
import { Header } from '@/components/layout/header';
import { LanguageCheck } from '@/components/layout/language-check';
import { PreviewBar } from '@/components/layout/preview-bar';
import { SkipLink } from '@/components/layout/skip-link';
import { NewsletterPopup } from '@/components/newsletter/newsletter-popup';
import { newsletterWords } from '@/components/newsletter/newsletter-words';
import { ImageFallback } from '@/components/ui/image-fallback';
import { brand } from '@/lib/brand';
import { getConfig } from '@/lib/config';
import { bootScript } from '@/lib/locales/boot-script';
import { offersComponent } from '@/lib/locales/features';
import { previewNonce } from '@/lib/preview/preview-nonce';
import { siblingOrigins } from '@/lib/seo/sibling-origins';
import { siteOrigin } from '@/lib/seo/site-url';
import { displayFace, textFace } from '../fonts';
import { type LocaleParams, localeParam } from './locale-param';

type LayoutProps = LocaleParams & { readonly children: ReactNode };

/** Pages are made at their first request: no locale is known to the build, and the build calls no service. */
export async function generateStaticParams() {
  return [];
}

export const viewport: Viewport = { themeColor: brand.colors.blue, colorScheme: 'light' };

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeParam(params);
  const t = await getTranslations('common.meta');
  return {
    metadataBase: new URL(siteOrigin(locale.id)),
    title: { default: t('title', { brand: brand.name }), template: `%s – ${brand.name}` },
    description: t('description'),
    icons: { icon: '/icon.svg' },
    formatDetection: { telephone: false, address: false, email: false },
  };
}

/** The frame of every page: header above the route, footer below, cookie banner and pop-up (spec section 2). */
export default async function LocaleLayout({ children, params }: LayoutProps) {
  const locale = await localeParam(params);
  const { common } = await getMessages();
  const { measurementIds, privacyPolicyUrl } = getConfig();
  const nonce = await previewNonce();
  return (
    <html className={`${displayFace.variable} ${textFace.variable}`} lang={locale.tag}>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script, which must run before paint. */}
        <script dangerouslySetInnerHTML={{ __html: bootScript() }} nonce={nonce} />
      </head>
      <body>
        <SkipLink />
        <Consent
          measurementId={measurementIds[locale.config.googleAnalyticsId]}
          policyUrl={privacyPolicyUrl}
          words={common.cookies}
        />
        <Header locale={locale} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer locale={locale} />
        {nonce ? <PreviewBar /> : null}
        <HashBridge />
        <LanguageCheck language={locale.language} others={siblingOrigins(locale)} tag={locale.tag} />
        <ImageFallback />
        {offersComponent(locale, 'newsletter') ? (
          <NewsletterPopup
            policyUrl={privacyPolicyUrl}
            words={newsletterWords(common.newsletter, brand.legalName)}
          />
        ) : null}
      </body>
    </html>
  );
}
