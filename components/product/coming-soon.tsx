import type { EditAttributes } from '@/lib/content/types';
import styles from './coming-soon.module.css';

type ComingSoonProps = { readonly children: string; readonly editing?: EditAttributes | undefined };

/** Renders the message of a tab without content (PROD-07). */
export function ComingSoon({ children, editing }: ComingSoonProps) {
  return (
    <p className={styles.text} {...editing}>
      {children}
    </p>
  );
}
