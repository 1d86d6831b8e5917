import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/brand';
import { formatPhone } from '@/lib/contact/phone';
import styles from './other-ways.module.css';

/** Renders telephone and postal address, the other ways to write (CON-04). */
export function OtherWays({ phoneFormat }: { readonly phoneFormat: string }) {
  const t = useTranslations('common.contact.other-ways');
  const { telephone, address, country } = brand.contact;
  const countryName = new Intl.DisplayNames(useLocale(), { type: 'region' }).of(country);
  return (
    <section aria-labelledby="other-ways" className={styles.ways}>
      <h2 className={styles.title} id="other-ways">
        {t('title')}
      </h2>
      <address className={styles.list}>
        <div className={styles.way}>
          <Icon name="phone" />
          <div>
            <p className={styles.label}>{t('telephone')}</p>
            <a className={styles.telephone} href={`tel:+1${telephone}`}>
              {formatPhone(telephone, phoneFormat)}
            </a>
          </div>
        </div>
        <div className={styles.way}>
          <Icon name="mail" />
          <div>
            <p className={styles.label}>{t('address')}</p>
            <p translate="no">
              {[brand.legalName, ...address, countryName].map((line) => (
                <span className={styles.line} key={line}>
                  {line}
                </span>
              ))}
            </p>
          </div>
        </div>
      </address>
    </section>
  );
}
