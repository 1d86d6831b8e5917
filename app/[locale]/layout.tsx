import '../styles/tokens.css';
import '../styles/base.css';
import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { brand } from '@/lib/brand';
import { getConfig } from '@/lib/config';
import { bootScript } from '@/lib/locales/boot-script';
import { previewNonce } from '@/lib/preview/preview-nonce';
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

/** The document around every page. */
export default async function LocaleLayout({ children, params }: LayoutProps) {
  const locale = await localeParam(params);
  const { measurementIds, privacyPolicyUrl } = getConfig();
  const nonce = await previewNonce();
  return (
    <html className={`${displayFace.variable} ${textFace.variable}`} lang={locale.tag}>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script, which must run before paint. */}
        <script dangerouslySetInnerHTML={{ __html: bootScript() }} nonce={nonce} />
      </head>
      <body>
        <PageFrame
          isPreview={Boolean(nonce)}
          locale={locale}
          measurementId={measurementIds[locale.config.googleAnalyticsId]}
          policyUrl={privacyPolicyUrl}
        >
          {children}
        </PageFrame>
      </body>
    </html>
  );
}
