import type { FaqItem as Item } from '@/lib/faq/questions';
import styles from './faq-item.module.css';
import { RichSegments } from './rich-segments';

type FaqItemProps = { readonly item: Item; readonly terms: readonly string[] };

/** Renders one question and its answer. */
export function FaqItem({ item, terms }: FaqItemProps) {
  return (
    <li className={styles.item} id={item.id}>
      <h3 className={styles.question}>
        <RichSegments terms={terms} text={item.question} />
      </h3>
      <p className={styles.answer}>
        <RichSegments contactWord={item.contactWord} terms={terms} text={item.answer} />
      </p>
    </li>
  );
}
