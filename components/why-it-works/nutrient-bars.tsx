import type { CSSProperties } from 'react';
import { isSugar, type NutrientLine } from './nutrient-line';
import styles from './why-it-works.module.css';

/** Renders the visual bars; `NutrientTable` has the same facts for assistive technology. */
export function NutrientBars({ lines }: { readonly lines: readonly NutrientLine[] }) {
  return (
    <ul aria-hidden="true" className={styles.lines}>
      {lines.map(({ nutrient, label, amount, reason, share }, index) => (
        <li
          className={styles.line}
          data-sugar={isSugar(nutrient) || undefined}
          key={nutrient}
          style={{ '--share': Number(share.toFixed(3)), '--index': index } as CSSProperties}
        >
          <span className={styles.label}>{label}</span>
          <Amount text={amount} />
          <span className={styles.track}>{share > 0 ? <span className={styles.bar} /> : null}</span>
          <span className={styles.reason}>{reason}</span>
        </li>
      ))}
    </ul>
  );
}

/** Renders an amount with a smaller unit. */
function Amount({ text }: { readonly text: string }) {
  const at = text.lastIndexOf('\u00a0');
  return (
    <span className={styles.amount}>
      {text.slice(0, at + 1)}
      <span className={styles.unit}>{text.slice(at + 1)}</span>
    </span>
  );
}
