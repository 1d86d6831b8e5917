import { useTranslations } from 'next-intl';
import type { NutrientLine } from './nutrient-line';

type NutrientTableProps = { readonly caption: string; readonly lines: readonly NutrientLine[] };

/** Renders the amounts and reasons as a table for assistive technology. */
export function NutrientTable({ caption, lines }: NutrientTableProps) {
  const t = useTranslations('category');
  return (
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('product.nutrition.nutrient')}</th>
            <th scope="col">{t('product.nutrition.amount')}</th>
            <th scope="col">{t('why.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ nutrient, label, amount, reason }) => (
            <tr key={nutrient}>
              <th scope="row">{label}</th>
              <td>{amount}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
