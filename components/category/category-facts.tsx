import { UnitText } from '@/components/ui/unit-text';
import type { EditAttributes } from '@/lib/content/types';
import styles from './category-facts.module.css';

type CategoryFactsProps = {
  readonly label: string;
  readonly facts: readonly string[];
  readonly editing?: EditAttributes | undefined;
};

/** Renders the category's facts, one block each (CAT-04). */
export function CategoryFacts({ label, facts, editing }: CategoryFactsProps) {
  if (facts.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.facts} {...editing}>
      {facts.map((fact) => (
        <li className={styles.fact} key={fact}>
          <span>
            <UnitText text={fact} />
          </span>
        </li>
      ))}
    </ul>
  );
}
