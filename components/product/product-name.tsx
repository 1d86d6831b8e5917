import type { CSSProperties } from 'react';
import type { EditAttributes } from '@/lib/content/types';
import { hasAccents, nameFit, nameParts } from '@/lib/product/name-fit';
import styles from './product-name.module.css';

type ProductNameProps = { readonly name: string; readonly editing?: EditAttributes | undefined };

/** Renders the product's name as the large heading behind the bottle (PROD-02). */
export function ProductName({ name, editing }: ProductNameProps) {
  const parts = nameParts(name);
  return (
    <h1 className={styles.name} data-accents={hasAccents(name) || undefined} {...editing}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never move.
        <span className={styles.word} key={index}>
          {part}
          {part.endsWith('-') || index === parts.length - 1 ? '' : ' '}
        </span>
      ))}
    </h1>
  );
}

/** Returns the name's measures as custom properties; the hero's stage overlaps the name by a share of its size. */
export function nameStyle(name: string): CSSProperties {
  const { line, word } = nameFit(name);
  return { '--name-line': line, '--name-word': word };
}
