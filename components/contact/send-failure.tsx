import { useLocale, useTranslations } from 'next-intl';
import { brand } from '@/lib/brand';
import { formatPhone } from '@/lib/contact/phone';
import styles from './contact-form.module.css';

/** Renders the alert of a failed submission (CON-08) on the server, because the form's script has a size limit. */
export function SendFailure({ phoneFormat }: { readonly phoneFormat: string }) {
  const t = useTranslations('common.contact');
  const { telephone, address, country } = brand.contact;
  const countryName = new Intl.DisplayNames(useLocale(), { type: 'region' }).of(country);
  return t.rich('failure', {
    telephone: () => (
      <a className={styles.telephone} href={`tel:+1${telephone}`}>
        {formatPhone(telephone, phoneFormat)}
      </a>
    ),
    address: () => <span translate="no">{[brand.legalName, ...address, countryName].join(', ')}</span>,
  });
}
