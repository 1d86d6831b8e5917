import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { shareMessages } from '@/components/share/share';
import { ClientMessages } from '@/components/ui/client-messages';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { type PressArticle, pressSections } from '@/lib/press/articles';
import { ArticleCard } from './article-card';
import { FeaturedArticle } from './featured-article';
import styles from './press-sections.module.css';

type PressSectionsProps = {
  readonly articles: readonly PressArticle[];
  readonly locale: LocaleDefinition;
  /** The page's title, which shares the opening with the latest article. */
  readonly children?: ReactNode;
};

type GridProps = Pick<PressSectionsProps, 'articles' | 'locale'> & {
  readonly className: string | undefined;
  readonly slot: 'article' | 'article-small';
};

function ArticleGrid({ articles, locale, className, slot }: GridProps) {
  if (articles.length === 0) return null;
  return (
    <ul className={className}>
      {articles.map((article) => (
        <li className={styles.cell} key={article.link}>
          <ArticleCard article={article} locale={locale} slot={slot} />
        </li>
      ))}
    </ul>
  );
}

/** Renders the latest article as the page's opening, the first two, then more news (PRESS-01). */
export function PressSections({ articles, locale, children }: PressSectionsProps) {
  const t = useTranslations('press');
  const { featured, pair, more } = pressSections(articles);
  if (!featured) return children;
  return (
    <ClientMessages paths={shareMessages}>
      <div className={styles.opening}>
        {children}
        <section aria-labelledby="latest-news" className={styles.latest}>
          <h2 className="visually-hidden" id="latest-news">
            {t('latest-news')}
          </h2>
          <FeaturedArticle article={featured} eyebrow={t('latest-news')} locale={locale} />
          <ArticleGrid articles={pair} className={styles.pair} locale={locale} slot="article" />
        </section>
      </div>
      <section aria-labelledby="more-news" className={styles.more}>
        <h2 className={styles.heading} id="more-news">
          {t('more-news')}
        </h2>
        <ArticleGrid
          articles={more}
          className={styles.four}
          locale={locale}
          slot={more.length > 2 ? 'article-small' : 'article'}
        />
      </section>
    </ClientMessages>
  );
}
