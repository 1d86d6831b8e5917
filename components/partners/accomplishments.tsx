import { SlantedText } from '@/components/ui/slanted-text';
import type { EditAttributes } from '@/lib/content/types';
import styles from './accomplishments.module.css';

type AccomplishmentsProps = {
  readonly title: string;
  readonly items: readonly string[];
  readonly editing?: EditAttributes | undefined;
};

/** Renders a partner's accomplishments as a numbered lineup; nothing without any (PART-03). */
export function Accomplishments({ title, items, editing }: AccomplishmentsProps) {
  if (items.length === 0) return null;
  return (
    <section className={styles.section} {...editing}>
      <h2 className={styles.title}>
        <SlantedText text={title} />
      </h2>
      <ol className={styles.list}>
        {items.map((item) => (
          <li className={styles.item} key={item}>
            {item}
          </li>
        ))}
      </ol>
    </section>
  );
}
