import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import styles from './first-review.module.css';

/** Renders the invitation to the first review in place of both panes (REV-04). */
export function FirstReview({ onWrite }: { readonly onWrite: () => void }) {
  const t = useTranslations('category.reviews.summary');
  return (
    <div className={styles.first}>
      <h2 className={styles.heading}>{t('none')}</h2>
      <p className={styles.text}>{t('none-text')}</p>
      <Button aria-haspopup="dialog" onClick={onWrite}>
        {t('write')}
      </Button>
    </div>
  );
}
