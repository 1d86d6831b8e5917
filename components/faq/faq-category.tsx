import { Icon } from '@/components/ui/icon';
import type { FaqCategory as Category } from '@/lib/faq/questions';
import styles from './faq-category.module.css';
import { FaqItem } from './faq-item';

type FaqCategoryProps = {
  readonly category: Category;
  readonly terms: readonly string[];
  readonly open: boolean;
  /** Name shared by the accordions; the browser then allows only one open at a time, even without script. */
  readonly group: string | undefined;
  readonly onToggle: (open: boolean) => void;
};

/** Renders an accordion as a native `<details>`, usable by keyboard and without script (FAQ-01). */
export function FaqCategory({ category, terms, open, group, onToggle }: FaqCategoryProps) {
  return (
    <details
      className={styles.category}
      name={group}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      open={open}
    >
      <summary className={styles.summary}>
        <h2 className={styles.title}>{category.title}</h2>
        <span className={styles.sign}>
          <Icon name="chevron" size={28} />
        </span>
      </summary>
      <ul className={styles.items}>
        {category.items.map((item) => (
          <FaqItem item={item} key={item.id} terms={terms} />
        ))}
      </ul>
    </details>
  );
}
