import { useTranslations } from 'next-intl';
import { type TimelineEntry as Entry, railYears } from '@/lib/story/timeline';
import { trackPieces } from '@/lib/story/track';
import styles from './timeline.module.css';
import { TimelineEntry } from './timeline-entry';
import { YearRail } from './year-rail';

/** Renders the timeline beside a rail of years (STORY-02). */
export function Timeline({ entries }: { readonly entries: readonly Entry[] }) {
  const t = useTranslations('ourStory.timeline');
  const track = trackPieces(entries);
  return (
    <section aria-labelledby="timeline" className={styles.timeline}>
      <h2 className={styles.title} id="timeline">
        {t('title')}
      </h2>
      <YearRail label={t('rail')} years={railYears(entries)} />
      <ol className={styles.entries}>
        {entries.map((entry, index) => (
          <TimelineEntry entry={entry} key={entry.id} piece={track[index]} />
        ))}
      </ol>
    </section>
  );
}
