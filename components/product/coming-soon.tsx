import styles from './coming-soon.module.css';

/** What a tab says when its content is not there yet (spec sections 2 and 8). */
export function ComingSoon({ children }: { readonly children: string }) {
  return <p className={styles.text}>{children}</p>;
}
