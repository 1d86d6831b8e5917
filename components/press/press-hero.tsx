import { useTranslations } from 'next-intl';
import { PageHero } from '@/components/ui/page-hero';
import styles from './press-hero.module.css';

/** Renders the title and the subtitle (PRESS-01). */
export function PressHero() {
  const t = useTranslations('press');
  return <PageHero className={styles.hero} text={t('subtitle')} title={t('title')} />;
}
