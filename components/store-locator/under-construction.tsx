import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/button';
import styles from './under-construction.module.css';

type UnderConstructionProps = {
  /** `planned`: the locale has no locator yet; `missing`: no locator is configured. */
  readonly reason: 'planned' | 'missing';
};

/** Renders the notice in place of the locator (SHOP-02). */
export function UnderConstruction({ reason }: UnderConstructionProps) {
  const t = useTranslations(`common.store-locator.${reason}`);
  return (
    <section className={styles.site}>
      <div aria-hidden="true" className={styles.tape} />
      <div className={styles.copy}>
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
