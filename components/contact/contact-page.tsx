import { useLocale, useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/button';
import { ClientMessages } from '@/components/ui/client-messages';
import { ClosingBand } from '@/components/ui/closing-band';
import { ContentImage } from '@/components/ui/content-image';
import { Icon } from '@/components/ui/icon';
import { SlantedText } from '@/components/ui/slanted-text';
import { siteImage } from '@/lib/assets/asset-url';
import { brand } from '@/lib/brand';
import type { BotCheck } from '@/lib/contact';
import { formatPhone } from '@/lib/contact/answers';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import styles from './contact.module.css';
import { ContactForm } from './contact-form';
import { LotSection } from './lot-section';

const formMessages = [
  'common.contact.form',
  'common.contact.fields',
  'common.contact.topics',
  'common.contact.options',
  'common.contact.errors',
  'common.opens-in-new-tab',
] as const;

/** Renders the confirmation of a submission (CON-04) on the server, because the form's script has a size limit. */
export function Confirmation() {
  const t = useTranslations('common.contact.sent');
  return (
    <>
      <h2 className={styles.sentTitle} id="contact-sent">
        <SlantedText text={t('title')} />
      </h2>
      <p className={styles.sentText}>{t('text')}</p>
      <LinkButton href="/faq">{t('faq')}</LinkButton>
      <ContentImage
        alt=""
        className={styles.sentPicture}
        height={692}
        source={siteImage('/editorial/sent.webp', 'contact-sent')}
        width={820}
      />
    </>
  );
}

const { telephone } = brand.contact;

/** Returns the lines of the company's postal address, with the country in the language of the page. */
function usePostalAddress(): readonly string[] {
  const { address, country } = brand.contact;
  const countryName = new Intl.DisplayNames(useLocale(), { type: 'region' }).of(country) ?? country;
  return [brand.legalName, ...address, countryName];
}

/** Renders the alert of a failed submission (CON-08) on the server, because the form's script has a size limit. */
export function SendFailure({ phoneFormat }: { readonly phoneFormat: string }) {
  const t = useTranslations('common.contact');
  const address = usePostalAddress();
  return t.rich('failure', {
    telephone: () => <a href={`tel:+1${telephone}`}>{formatPhone(telephone, phoneFormat)}</a>,
    address: () => <span translate="no">{address.join(', ')}</span>,
  });
}

/** Renders telephone and postal address, the other ways to write (CON-04). */
function OtherWays({ phoneFormat }: { readonly phoneFormat: string }) {
  const t = useTranslations('common.contact.other-ways');
  const address = usePostalAddress();
  return (
    <ClosingBand title={t('title')}>
      <address className={styles.list}>
        <div>
          <p className={styles.label}>
            <Icon name="phone" />
            {t('telephone')}
          </p>
          <a className={styles.telephone} href={`tel:+1${telephone}`}>
            {formatPhone(telephone, phoneFormat)}
          </a>
        </div>
        <div>
          <p className={styles.label}>
            <Icon name="mail" />
            {t('address')}
          </p>
          <p translate="no">
            {address.map((line) => (
              <span className={styles.line} key={line}>
                {line}
              </span>
            ))}
          </p>
        </div>
      </address>
    </ClosingBand>
  );
}

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
        <h1 className={styles.heroTitle}>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
        <ContentImage
          alt=""
          className={styles.heroPicture}
          height={859}
          source={siteImage(t('image-src'), 'contact-hero')}
          width={960}
        />
      </header>
      <div className={styles.columns}>
        <ClientMessages paths={formMessages}>
          <ContactForm
            botCheck={botCheck}
            confirmation={<Confirmation />}
            failure={<SendFailure phoneFormat={phoneFormat} />}
            phoneFormat={phoneFormat}
            termsUrl={termsUrl}
          />
        </ClientMessages>
        <LotSection />
      </div>
      <OtherWays phoneFormat={phoneFormat} />
    </>
  );
}
