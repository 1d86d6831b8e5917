import { useTranslations } from 'next-intl';
import { PageHero } from '@/components/ui/page-hero';
import type { Manifesto } from '@/lib/story/manifesto';
import { ManifestoCard } from './manifesto-card';
import styles from './story-opening.module.css';

type StoryOpeningProps = {
  /** Null while an input is missing. */
  readonly manifesto: Manifesto | null;
};

/** Renders the title, the callout and the manifesto; on large screens its picture is beside all of them (STORY-01). */
export function StoryOpening({ manifesto }: StoryOpeningProps) {
  const t = useTranslations('ourStory.header');
  return (
    <div className={styles.opening}>
      <PageHero className={styles.hero} text={t('callout')} title={t('title')} />
      <ManifestoCard manifesto={manifesto} />
    </div>
  );
}
