import { useTranslations } from 'next-intl';
import { LineWall } from '@/components/layout/line-wall';
import { SlantedText } from '@/components/ui/slanted-text';
import styles from './finish-line.module.css';

/** Renders the end of the story: the finish line that the timeline's path runs into, and the lines (STORY-04). */
export function FinishLine() {
  const t = useTranslations('ourStory.finish');
  return (
    <section aria-labelledby="finish" className={styles.finish}>
      <header className={styles.header}>
        <h2 className={styles.title} id="finish">
          <SlantedText text={t('title')} />
        </h2>
        <p className={styles.text}>{t('text')}</p>
      </header>
      <LineWall />
    </section>
  );
}
