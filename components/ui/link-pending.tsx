'use client';

import { useLinkStatus } from 'next/link';
import styles from './link-pending.module.css';

/** Renders a loading message while the surrounding link's page is fetched. */
export function LinkPending({ label }: { readonly label: string }) {
  const { pending } = useLinkStatus();
  return (
    <span aria-live="polite" className={styles.pending} data-pending={pending}>
      {pending ? label : null}
    </span>
  );
}
