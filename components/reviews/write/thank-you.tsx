import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import styles from './thank-you.module.css';

/** Renders the thank-you message, which shows until the dialog closes (WRITE-03). */
export function ThankYou() {
  const t = useTranslations('category.reviews.form');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className={styles.thanks} ref={box} role="status" tabIndex={-1}>
      <p className={styles.copy}>{t('thank-you')}</p>
      <p>{t('thank-you-text')}</p>
    </div>
  );
}
