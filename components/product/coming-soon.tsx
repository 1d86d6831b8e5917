import styles from './coming-soon.module.css';

/** Renders the message of a tab without content (PROD-07). */
export function ComingSoon({ children }: { readonly children: string }) {
  return <p className={styles.text}>{children}</p>;
}
