import { useTranslations } from 'next-intl';
import styles from './skip-link.module.css';

/** First stop of the keyboard: jumps over the header. */
export function SkipLink() {
  const t = useTranslations('common');
  return (
    <a className={styles.link} href="#content">
      {t('skip-to-content')}
    </a>
  );
}
