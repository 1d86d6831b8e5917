import { useTranslations } from 'next-intl';
import styles from './story-hero.module.css';

/** The header's title and callout (spec section 2, Our Story). */
export function StoryHero() {
  const t = useTranslations('ourStory.header');
  return (
    <header className={styles.hero}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.callout}>{t('callout')}</p>
    </header>
  );
}
