import { siteImage } from '@/lib/assets/asset-url';
import { imageAttributes } from '@/lib/assets/src-set';
import { yearAnchor } from '@/lib/story/anchors';
import type { TimelineEntry as Entry } from '@/lib/story/timeline';
import type { TrackPiece } from '@/lib/story/track';
import { keepHyphens } from '@/lib/text/no-break';
import styles from './timeline-entry.module.css';
import forms from './timeline-shapes.module.css';

type TimelineEntryProps = { readonly entry: Entry; readonly piece: TrackPiece | undefined };

/** Renders one entry of the timeline; the first of a year has the year divider (STORY-02). */
export function TimelineEntry({ entry, piece }: TimelineEntryProps) {
  const { year, yearWrapper, shape, imageSrc, imageAlt, text, furtherText } = entry;
  return (
    <li
      className={`${styles.entry} ${forms.entry}`}
      data-shape={shape}
      data-side={entry.imagePosition}
      data-turns-in={piece?.turnsIn}
      data-turns-out={piece?.turnsOut}
      data-year={year}
      {...(yearWrapper && { id: yearAnchor(year) })}
    >
      {yearWrapper ? (
        <h3 className={styles.year} tabIndex={-1}>
          {year}
        </h3>
      ) : null}
      <div className={`${styles.body} ${forms.body}`}>
        <div className={`${styles.picture} ${forms.picture}`}>
          <img
            alt={imageAlt}
            decoding="async"
            height={750}
            loading="lazy"
            {...imageAttributes(siteImage(imageSrc, shape ? `story-${shape}` : 'story-entry'))}
            width={1000}
          />
        </div>
        <div className={forms.words}>
          <p className={styles.text}>{keepHyphens(text)}</p>
          {furtherText ? <p className={styles.further}>{furtherText}</p> : null}
        </div>
      </div>
    </li>
  );
}
