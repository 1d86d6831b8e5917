import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/text.css';
import '../styles/transitions.css';
import '../styles/print.css';
import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { EditablePage } from '@/components/editor/editable-page';
import { Announcement } from '@/components/layout/announcement';
import { PageFrame } from '@/components/layout/page-frame';
import { brand, linkInLanguage } from '@/lib/brand';
import { getConfig } from '@/lib/config';
import { getAnnouncement } from '@/lib/content';
import { lateScript } from '@/lib/delivery/late-scripts';
import { wholePageScript } from '@/lib/delivery/whole-page-script';
import { bootScript } from '@/lib/locales/boot-script';
import { isPreview } from '@/lib/preview/is-preview';
import { scriptNonce } from '@/lib/preview/script-nonce';
import { trustedTypesScript } from '@/lib/security/trusted-types';
import { siblingOrigins, siteOrigin } from '@/lib/seo/site-url';
import { displayFace, moreDisplayFace, moreTextFace, textFace } from '../fonts';
import { brandColors } from '../styles/brand-colors';
import { type LocaleParams, localeParam } from './locale-param';

const faces = [displayFace, moreDisplayFace, textFace, moreTextFace];

type LayoutProps = LocaleParams & { readonly children: ReactNode };

/** Returns no params, so that pages render at their first request: the build requests no content. */
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
    manifest: '/manifest.webmanifest',
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '16x16 32x32 48x48' },
        { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      ],
      apple: { url: '/apple-touch-icon.png', sizes: '180x180' },
    },
    formatDetection: { telephone: false, address: false, email: false },
  };
}

/** Renders the document around every page. */
export default async function LocaleLayout({ children, params }: LayoutProps) {
  const locale = await localeParam(params);
  const config = getConfig();
  const nonce = await scriptNonce();
  const { measurementIds, privacyPolicyUrl } = config;
  const inPreview = await isPreview();
  const editor = inPreview ? config.editor : null;
  const announcement = await getAnnouncement(locale);
  const script = wholePageScript('footer') + lateScript() + bootScript(siblingOrigins(locale));
  return (
    // The script in <head> may set attributes of <html> before hydration.
    <html
      className={faces.map(({ variable }) => variable).join(' ')}
      lang={locale.tag}
      suppressHydrationWarning
    >
      <head>
        <style>{brandColors}</style>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script, which must run before others. */}
        <script dangerouslySetInnerHTML={{ __html: trustedTypesScript(config) }} nonce={nonce} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script, which must run before paint. */}
        <script dangerouslySetInnerHTML={{ __html: script }} nonce={nonce} />
      </head>
      <body>
        <PageFrame
          announcement={announcement ? <Announcement item={announcement} nonce={nonce} /> : null}
          isEditable={editor !== null}
          isPreview={inPreview}
          locale={locale}
          measurementId={measurementIds[locale.config.googleAnalyticsId]}
          policyUrl={linkInLanguage(privacyPolicyUrl, locale.language)}
        >
          {editor ? (
            <EditablePage editor={editor} nonce={nonce}>
              {children}
            </EditablePage>
          ) : (
            children
          )}
        </PageFrame>
      </body>
    </html>
  );
}
