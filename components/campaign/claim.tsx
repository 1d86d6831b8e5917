import { editable } from '@/lib/content/editable';
import type { BlockOf } from '@/lib/content/types';
import { nameFit } from '@/lib/product/name-fit';
import styles from './claim.module.css';

/** Renders a claim without a picture: one line of type across the campaign's colour. */
export function Claim({ block }: { readonly block: BlockOf<'claim'> }) {
  const { line, word } = nameFit(block.text);
  return (
    <p
      className={styles.claim}
      data-band=""
      style={{ '--line': line, '--word': word }}
      {...editable(block, 'text')}
    >
      {block.text}
    </p>
  );
}
