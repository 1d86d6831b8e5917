'use client';

import { useLinkStatus } from 'next/link';
import styles from './partner-card.module.css';

/** Says that the page behind the link around it is being fetched (spec section 2, Partner detail). */
export function LinkPending({ label }: { readonly label: string }) {
  const { pending } = useLinkStatus();
  return (
    <span aria-live="polite" className={styles.pending} data-pending={pending}>
      {pending ? label : null}
    </span>
  );
}
