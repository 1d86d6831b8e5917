'use client';

import { useLinkStatus } from 'next/link';
import styles from './card-pending.module.css';

/** Says that the product behind the card is being fetched (spec section 2: loading). */
export function CardPending({ label }: { readonly label: string }) {
  const { pending } = useLinkStatus();
  return (
    <span aria-live="polite" className={styles.pending} data-pending={pending}>
      {pending ? label : null}
    </span>
  );
}
