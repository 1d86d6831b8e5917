import styles from './link-pending.module.css';

/** Renders the place of a loading message, which `LinkRouter` shows while the surrounding link's page is fetched. */
export function LinkPending({ label }: { readonly label: string }) {
  return <span aria-live="polite" className={styles.pending} data-pending-label={label} />;
}
