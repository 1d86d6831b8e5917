import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/button';
import styles from './under-construction.module.css';

/** What Canada sees instead of the locator (spec section 2). */
export function UnderConstruction() {
  const t = useTranslations('common.store-locator.canada');
  return (
    <section className={styles.site}>
      <div aria-hidden="true" className={styles.tape} />
      <div className={styles.words}>
        <h2 className={styles.title}>{t('title')}</h2>
        <p className={styles.text}>{t('text')}</p>
        <LinkButton href="/contact" variant="brand">
          {t('contact')}
        </LinkButton>
      </div>
      <div aria-hidden="true" className={styles.tape} />
    </section>
  );
}
