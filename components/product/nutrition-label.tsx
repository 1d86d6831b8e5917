import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { EditAttributes, NutritionFacts } from '@/lib/content/types';
import { nutrientLabel, percentText } from '@/lib/product/nutrition-label';
import styles from './nutrition-label.module.css';
import { NutritionTable } from './nutrition-table';

type NutritionLabelProps = {
  readonly facts: NutritionFacts;
  readonly editing?: EditAttributes | undefined;
};

/** Renders the nutrition facts of one size in the layout of the pack's label (PROD-09). */
export function NutritionLabel({ facts, editing }: NutritionLabelProps) {
  const t = useTranslations('category.product.nutrition');
  const locale = useLocale();
  const known = useMessages().category.product.nutrients;
  const label = (name: string) => nutrientLabel(name, known);
  const { servingSizeDisclaimer, rows, microNutrients } = facts;
  return (
    <div className={styles.label} {...editing}>
      {rows.length > 0 ? (
        <section className={styles.card}>
          {servingSizeDisclaimer ? <p className={styles.serving}>{servingSizeDisclaimer}</p> : null}
          <NutritionTable label={label} rows={rows} />
        </section>
      ) : null}
      {microNutrients.length > 0 ? (
        <section className={`${styles.card} ${styles.micro}`}>
          <h2 className={styles.heading}>
            {t('micro-nutrients')} <span className={styles.unit}>{t('daily-value')}</span>
          </h2>
          <dl className={styles.pairs}>
            {microNutrients.map(({ name, percent }) => (
              <div className={styles.pair} key={name}>
                <dt>{label(name)}</dt>
                <dd>{percentText(percent, locale)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
    </div>
  );
}
