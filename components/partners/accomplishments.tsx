import styles from './accomplishments.module.css';

type AccomplishmentsProps = { readonly title: string; readonly items: readonly string[] };

/** What a partner achieved, as bullets; nothing without any (spec section 2, Partner detail). */
export function Accomplishments({ title, items }: AccomplishmentsProps) {
  if (items.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li className={styles.item} key={item}>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
