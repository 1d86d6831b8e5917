import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { textToneOn } from '@/lib/color';
import type { CategorySlug } from '@/lib/locales/category-slugs';
import { enabledCategories, locales } from '@/lib/locales/definitions';
import { nameParts } from '@/lib/product/name-fit';
import styles from './line-wall.module.css';

/** Color of each line, that of its category in the content, which this wall does without. */
const lineColors: Readonly<Record<CategorySlug, string>> = {
  'sports-drink': '#FFC800',
  'zero-sugar': '#C4162F',
  lyte: '#3DB2E8',
  'flash-iv-ready-to-drink': '#2CCDB8',
  'flash-iv-sticks': '#B9E23B',
  'sport-water': '#1C62E0',
};

type LineWallProps = {
  /** True on the not-found page, where each line has its own phrase about it. */
  readonly isLost?: boolean;
};

/**
 * Renders the locale's lines as a wall of bottle caps, and sticks for the line without bottles (NAV-02). It needs no
 * content, so it works in an outage.
 */
export function LineWall({ isLost = false }: LineWallProps) {
  const t = useTranslations('common');
  const tag = useLocale();
  const locale = locales.find((candidate) => candidate.tag === tag);
  if (!locale) return null;
  return (
    <nav aria-label={t('lines')}>
      <ul className={styles.wall}>
        {enabledCategories(locale).map((slug) => (
          <li key={slug}>
            <a
              className={styles.line}
              data-tone={textToneOn(lineColors[slug])}
              href={`/${slug}`}
              style={{ '--tile': lineColors[slug] }}
            >
              <img
                alt=""
                className={styles.cap}
                decoding="async"
                height="256"
                loading="lazy"
                src={`/cap-${slug}.webp`}
                width="256"
              />
              <span className={styles.name}>
                {nameParts(t(`categories.${slug}`)).map((part) => (
                  <Fragment key={part}>
                    <span>{part}</span>{' '}
                  </Fragment>
                ))}
              </span>
              {isLost ? <span className={styles.word}>{t(`caps.${slug}`)}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
