import { Fragment } from 'react';
import styles from './slanted-text.module.css';

/** Renders slanted text. Each word is transformed by itself, so that all lines start at one edge. */
export function SlantedText({ text }: { readonly text: string }) {
  return text.split(' ').map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
    <Fragment key={index}>
      {index > 0 ? ' ' : null}
      <span className={styles.word}>{word}</span>
    </Fragment>
  ));
}
