import { useTranslations } from 'next-intl';
import { SlantedText } from '@/components/ui/slanted-text';
import { brand } from '@/lib/brand';
import { textToneOn } from '@/lib/color';
import type { CategorySlug } from '@/lib/locales/category-slugs';
import styles from './moment-tile.module.css';

type MomentTileProps = {
  readonly slug: CategorySlug;
  /** The line's colour; the brand's without content. */
  readonly color: string | null;
};

/** The sentences, one per line. A no-break space does not end a sentence. */
const sentences = (text: string) => text.split(/(?<=[.:!?]) /);

/** Renders a moment of use, which fills the last row of the wall of products (CAT-06). */
export function MomentTile({ slug, color }: MomentTileProps) {
  const t = useTranslations(`category.moments.${slug}`);
  const surface = color ?? brand.colors.yellow;
  return (
    <figure className={styles.tile} data-tone={textToneOn(surface)} style={{ '--tile': surface }}>
      <blockquote className={styles.text}>
        {sentences(t('text')).map((sentence) => (
          <span className={styles.sentence} key={sentence}>
            <SlantedText text={sentence} />{' '}
          </span>
        ))}
      </blockquote>
      <figcaption className={styles.place}>{t('place')}</figcaption>
    </figure>
  );
}
