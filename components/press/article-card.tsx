import { Share } from '@/components/share/share';
import { siteImage } from '@/lib/assets/asset-url';
import { imageAttributes } from '@/lib/assets/src-set';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import type { PressArticle } from '@/lib/press/articles';
import styles from './article-card.module.css';
import { ArticleMeta } from './article-meta';
import { ReadArticle } from './read-article';

type ArticleCardProps = {
  readonly article: PressArticle;
  readonly locale: LocaleDefinition;
  readonly slot: 'article' | 'article-small';
};

/** Renders an article in a grid; its text is clamped to two lines (PRESS-01). */
export function ArticleCard({ article, locale, slot }: ArticleCardProps) {
  return (
    <article className={styles.card}>
      <img
        alt={article.imageAlt}
        className={styles.picture}
        decoding="async"
        height={700}
        loading="lazy"
        {...imageAttributes(siteImage(article.image, slot))}
        width={1000}
      />
      <ArticleMeta article={article} locale={locale} />
      <h3 className={styles.title}>{article.title}</h3>
      <p className={styles.text}>{article.text}</p>
      <div className={styles.actions}>
        <ReadArticle article={article} variant="outline" />
        <Share locale={locale} shared={{ title: article.title, url: article.link }} />
      </div>
    </article>
  );
}
