import { useTranslations } from 'next-intl';
import styles from './partners-hero.module.css';

/** Title and team subtitle (spec section 2, Partners). */
export function PartnersHero() {
  const t = useTranslations('common.partners');
  return (
    <header className={styles.hero}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.subtitle}>{t('subtitle')}</p>
    </header>
  );
}
