import { useTranslations } from 'next-intl';
import { formatCalendarDate } from '@/lib/calendar-date';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import type { PressArticle } from '@/lib/press/articles';
import styles from './article-meta.module.css';

type ArticleMetaProps = { readonly article: PressArticle; readonly locale: LocaleDefinition };

/** Renders the date in the locale's format, the author and who published the article (PRESS-01). */
export function ArticleMeta({ article, locale }: ArticleMetaProps) {
  const t = useTranslations('press');
  return (
    <p className={styles.meta}>
      <time dateTime={article.date}>{formatCalendarDate(article.date, locale.config.dateFormat)}</time>
      <span>{t('by', { author: article.author })}</span>
      <cite>{article.publication}</cite>
    </p>
  );
}
