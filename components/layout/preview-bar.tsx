import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import styles from './preview-bar.module.css';

/** Says that the page is a preview, and leaves it (contract section 6). It works without script. */
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
