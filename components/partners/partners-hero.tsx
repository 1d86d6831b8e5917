import { useTranslations } from 'next-intl';
import { PageHero } from '@/components/ui/page-hero';
import styles from './partners-hero.module.css';

/** Renders the title and the team subtitle (PART-01). */
export function PartnersHero() {
  const t = useTranslations('common.partners');
  return <PageHero className={styles.hero} text={t('subtitle')} title={t('title')} />;
}
