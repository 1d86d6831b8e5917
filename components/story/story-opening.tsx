import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageHero } from '@/components/ui/page-hero';
import styles from './story-opening.module.css';

/** Renders the title and the callout above the manifesto, whose picture is beside them on large screens (STORY-01). */
export function StoryOpening({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('ourStory.header');
  return (
    <div className={styles.opening}>
      <PageHero className={styles.hero} text={t('callout')} title={t('title')} />
      {children}
    </div>
  );
}
