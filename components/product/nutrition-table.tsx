import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { NutritionRow } from '@/lib/content/types';
import { amountText, isZeroAmount } from '@/lib/product/amount-text';
import styles from './nutrition-table.module.css';

type NutritionTableProps = {
  readonly rows: readonly NutritionRow[];
  readonly label: (name: string) => string;
};

/** Renders the rows of the label, with a second column when a row has an amount per container (PROD-09). */
export function NutritionTable({ rows, label }: NutritionTableProps) {
  const t = useTranslations('category.product.nutrition');
  const paired = rows.some((row) => row.kind !== 'single' && row.perContainer !== undefined);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('caption')}</caption>
      <thead className={paired ? undefined : 'visually-hidden'}>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('nutrient')}</span>
          </th>
          <th scope="col">{paired ? t('per-serving') : t('amount')}</th>
          {paired ? <th scope="col">{t('per-container')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Fragment key={row.name}>
            <Row
              className={row.name === 'calories' ? styles.calories : undefined}
              label={label(row.name)}
              perContainer={row.kind === 'single' ? undefined : row.perContainer}
              value={row.value}
              wide={paired}
            />
            {row.kind === 'group'
              ? row.items.map((item) => (
                  <Row
                    className={styles.part}
                    key={item.name}
                    label={label(item.name)}
                    perContainer={item.perContainer}
                    value={item.value}
                    wide={paired}
                  />
                ))
              : null}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

type RowProps = {
  readonly label: string;
  readonly value: string;
  readonly perContainer?: string | undefined;
  readonly wide: boolean;
  readonly className?: string | undefined;
};

function Row({ label, value, perContainer, wide, className }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row">{label}</th>
      <Amount>{value}</Amount>
      {wide ? <Amount>{perContainer ?? (isZeroAmount(value) ? value : '')}</Amount> : null}
    </tr>
  );
}

/** Renders a cell of the table; without a value, a dash with a text for screen readers. */
function Amount({ children }: { readonly children: string }) {
  const locale = useLocale();
  const t = useTranslations('category.product.nutrition');
  if (children) return <td>{amountText(children, locale)}</td>;
  return (
    <td>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('not-stated')}</span>
    </td>
  );
}
