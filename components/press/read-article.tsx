import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { PressArticle } from '@/lib/press/articles';

type ReadArticleProps = {
  readonly article: PressArticle;
  readonly variant: 'brand' | 'outline';
};

/** Renders the READ ARTICLE link, which opens a new tab and announces that (PRESS-01). */
export function ReadArticle({ article, variant }: ReadArticleProps) {
  const t = useTranslations('press');
  const newTab = useTranslations('common')('opens-in-new-tab');
  return (
    <LinkButton href={article.link} rel="noopener noreferrer" target="_blank" variant={variant}>
      {t('read-article')}
      <span className="visually-hidden">
        : {article.title} ({newTab})
      </span>
      <Icon name="external" size={20} />
    </LinkButton>
  );
}
