import { Share } from '@/components/share/share';
import { siteImage } from '@/lib/assets/asset-url';
import { imageAttributes } from '@/lib/assets/src-set';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import type { PressArticle } from '@/lib/press/articles';
import { ArticleMeta } from './article-meta';
import styles from './featured-article.module.css';
import { ReadArticle } from './read-article';

type FeaturedArticleProps = {
  readonly article: PressArticle;
  readonly locale: LocaleDefinition;
  readonly eyebrow: string;
};

/**
 * Renders the latest article as cells of the page's opening: picture, and text clamped to three lines (PRESS-01).
 */
export function FeaturedArticle({ article, locale, eyebrow }: FeaturedArticleProps) {
  return (
    <article className={styles.featured}>
      <img
        alt={article.imageAlt}
        className={styles.picture}
        decoding="sync"
        fetchPriority="high"
        height={700}
        {...imageAttributes(siteImage(article.image, 'article-hero'))}
        width={1000}
      />
      <div className={styles.copy}>
        <p aria-hidden="true" className={styles.eyebrow}>
          {eyebrow}
        </p>
        <h3 className={styles.title}>{article.title}</h3>
        <ArticleMeta article={article} locale={locale} />
        <p className={styles.text}>{article.text}</p>
        <div className={styles.actions}>
          <ReadArticle article={article} variant="brand" />
          <Share locale={locale} shared={{ title: article.title, url: article.link }} />
        </div>
      </div>
    </article>
  );
}
