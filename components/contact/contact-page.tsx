import { useTranslations } from 'next-intl';
import { ClientMessages } from '@/components/ui/client-messages';
import type { BotCheck } from '@/lib/contact/bot-check';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { Confirmation } from './confirmation';
import { ContactForm } from './contact-form';
import styles from './contact-page.module.css';
import { LotSection } from './lot-section';
import { OtherWays } from './other-ways';
import { SendFailure } from './send-failure';

const formMessages = [
  'common.contact.form',
  'common.contact.fields',
  'common.contact.topics',
  'common.contact.options',
  'common.contact.errors',
  'common.opens-in-new-tab',
] as const;

type ContactPageProps = {
  readonly locale: LocaleDefinition;
  readonly botCheck: BotCheck | 'off' | null;
  readonly termsUrl: string;
};

/** Renders the title, intro, form, other contact details and the lot-number pictures. */
export function ContactPage({ locale, botCheck, termsUrl }: ContactPageProps) {
  const t = useTranslations('common.contact');
  const { phoneFormat } = locale.config;
  return (
    <>
      <header className={styles.hero}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </header>
      <div className={styles.columns}>
        <div>
          <ClientMessages paths={formMessages}>
            <ContactForm
              botCheck={botCheck}
              confirmation={<Confirmation />}
              failure={<SendFailure phoneFormat={phoneFormat} />}
              phoneFormat={phoneFormat}
              termsUrl={termsUrl}
            />
          </ClientMessages>
          <OtherWays phoneFormat={phoneFormat} />
        </div>
        <LotSection />
      </div>
    </>
  );
}
