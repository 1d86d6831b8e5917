import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import styles from './preview-bar.module.css';

/** Renders the preview notice and its exit button, which works without script (CONT-10). */
export function PreviewBar() {
  const t = useTranslations('common.preview');
  return (
    <aside aria-label={t('title')} className={styles.bar}>
      <p className={styles.text}>
        <strong className={styles.title}>{t('title')}</strong> <span>{t('text')}</span>
      </p>
      <form action="/api/preview/exit" method="post">
        <Button type="submit" variant="brand">
          {t('exit')}
        </Button>
      </form>
    </aside>
  );
}
