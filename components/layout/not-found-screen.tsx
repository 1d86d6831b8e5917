import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/button';
import styles from './not-found-screen.module.css';

/** The 404 screen (spec section 2): title, subtitle and a way home. */
export function NotFoundScreen() {
  const t = useTranslations('common.not-found');
  return (
    <section className={styles.screen}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.subtitle}>{t('subtitle')}</p>
      <LinkButton href="/">{t('home')}</LinkButton>
    </section>
  );
}
