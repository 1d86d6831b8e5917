import { useTranslations } from 'next-intl';
import styles from './skip-link.module.css';

/** Renders the first focusable link of a page, which skips the header. */
export function SkipLink() {
  const t = useTranslations('common');
  return (
    <a className={styles.link} href="#content">
      {t('skip-to-content')}
    </a>
  );
}
