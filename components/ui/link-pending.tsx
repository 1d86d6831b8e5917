import styles from './link-pending.module.css';

/** Renders the placeholder of a loading message, which `LinkRouter` shows while the link's page is fetched. */
export function LinkPending({ label }: { readonly label: string }) {
  return <span aria-live="polite" className={styles.pending} data-pending-label={label} />;
}
