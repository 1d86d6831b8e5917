import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/button';
import styles from './invalid-category.module.css';

/** An unknown category slug: the invalid-category message (spec sections 2 and 8). */
export function InvalidCategory() {
  const t = useTranslations('category');
  return (
    <section className={styles.screen}>
      <h1 className={styles.title}>{t('invalid.title')}</h1>
      <p className={styles.text}>{t('errors.invalid-category')}</p>
      <LinkButton href="/">{t('invalid.home')}</LinkButton>
    </section>
  );
}
