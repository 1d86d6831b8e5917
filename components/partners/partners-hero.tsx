import { useTranslations } from 'next-intl';
import { ContentImage } from '@/components/ui/content-image';
import { SlantedText } from '@/components/ui/slanted-text';
import { siteImage } from '@/lib/assets/asset-url';
import styles from './partners-hero.module.css';

/** Renders the title and the team subtitle over a team of all sports (PART-01). */
export function PartnersHero() {
  const t = useTranslations('common.partners');
  return (
    <header className={styles.hero}>
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.picture}>
        <ContentImage
          alt=""
          height={960}
          priority
          source={siteImage('/editorial/team.webp', 'editorial')}
          width={2240}
        />
      </div>
      <p className={styles.text}>
        <SlantedText text={t('subtitle')} />
      </p>
    </header>
  );
}
