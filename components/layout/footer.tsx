import { useTranslations } from 'next-intl';
import { PreferencesButton } from '@/components/consent/preferences-button';
import { SlantedText } from '@/components/ui/slanted-text';
import { brand } from '@/lib/brand';
import { type LocaleDefinition, siblingLocales } from '@/lib/locales/definitions';
import styles from './footer.module.css';
import { FooterColumns } from './footer-columns';
import { footerColumns } from './footer-links';
import { LanguageSwitcher } from './language-switcher';

type FooterProps = { readonly locale: LocaleDefinition; readonly policyUrl: string };

/** Renders the footer of every page (HDR-05). */
export function Footer({ locale, policyUrl }: FooterProps) {
  const t = useTranslations('common');
  return (
    <footer className={styles.footer} id="footer">
      <div className={styles.inner}>
        <p className={styles.tagline}>
          <SlantedText text={t('footer.tagline')} />
        </p>
        <nav aria-label={t('footer.label')}>
          <FooterColumns columns={footerColumns(locale, t, policyUrl)} />
        </nav>
        <div className={styles.legal}>
          <p>{t('footer.legal', { year: String(brand.copyrightYear), company: brand.legalName })}</p>
          <PreferencesButton />
          {siblingLocales(locale).length > 0 ? <LanguageSwitcher locale={locale} place="footer" /> : null}
        </div>
        <a aria-label={t('header.home', { brand: brand.name })} className={styles.wordmark} href="/">
          <img alt="" height="120" loading="lazy" src="/logo-white.svg" width="640" />
        </a>
      </div>
    </footer>
  );
}
