import { useTranslations } from 'next-intl';
import styles from './press-hero.module.css';

/** Title and subtitle (spec section 2, Press). */
export function PressHero() {
  const t = useTranslations('press');
  return (
    <header className={styles.hero}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.subtitle}>{t('subtitle')}</p>
    </header>
  );
}
