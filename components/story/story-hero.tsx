import { useTranslations } from 'next-intl';
import { PageHero } from '@/components/ui/page-hero';
import styles from './story-hero.module.css';

/** Renders the title and the callout (STORY-01). */
export function StoryHero() {
  const t = useTranslations('ourStory.header');
  return <PageHero className={styles.hero} text={t('callout')} title={t('title')} />;
}
