import { Fragment } from 'react';
import styles from './leaning.module.css';

/** Renders a text whose words lean one by one, as a slanted face does, so that its lines begin at one edge. */
export function Leaning({ text }: { readonly text: string }) {
  return text.split(' ').map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text never move.
    <Fragment key={index}>
      {index > 0 ? ' ' : null}
      <span className={styles.word}>{word}</span>
    </Fragment>
  ));
}
