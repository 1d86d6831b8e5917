import { useMessages, useTranslations } from 'next-intl';
import type { BotCheck } from '@/lib/contact/bot-check';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { ContactForm } from './contact-form';
import styles from './contact-page.module.css';
import { contactWords } from './contact-words';
import { LotSection } from './lot-section';

type ContactPageProps = { readonly locale: LocaleDefinition; readonly botCheck: BotCheck | 'off' | null };

/** Title, intro line, form and the lot-number pictures (spec section 2, Contact). */
export function ContactPage({ locale, botCheck }: ContactPageProps) {
  const t = useTranslations('common.contact');
  const words = contactWords(useMessages().common.contact, locale);
  return (
    <>
      <header className={styles.hero}>
        <div className={styles.inner}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.intro}>{t('intro')}</p>
        </div>
      </header>
      <div className={styles.columns}>
        <ContactForm botCheck={botCheck} words={words} />
        <LotSection />
      </div>
    </>
  );
}
