import { nameParts } from '@/lib/product/name-fit';
import styles from './unbroken-name.module.css';

/** Renders a name that breaks only between its parts, so that "Ready-to-Drink" stays on one line. */
export function UnbrokenName({ name }: { readonly name: string }) {
  // Without spaces, text breaks only at hyphens.
  if (!name.includes('-')) return name;
  const parts = nameParts(name);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never move.
    <span className={styles.part} key={index}>
      {part.endsWith('-') || index === parts.length - 1 ? part : `${part} `}
    </span>
  ));
}
