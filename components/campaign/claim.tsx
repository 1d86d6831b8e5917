import { nameFit } from '@/lib/product/name-fit';
import styles from './claim.module.css';

/** Renders a claim without a picture: one line of type across the campaign's colour. */
export function Claim({ text }: { readonly text: string }) {
  return (
    <p className={styles.claim} style={{ '--line': nameFit(text).line, '--word': nameFit(text).word }}>
      {text}
    </p>
  );
}
