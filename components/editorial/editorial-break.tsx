import { Fragment, type ReactNode } from 'react';
import { ContentImage } from '@/components/ui/content-image';
import type { ImageSource } from '@/lib/assets/types';
import type { EditAttributes } from '@/lib/content/types';
import { nameFit } from '@/lib/product/name-fit';
import styles from './editorial-break.module.css';

type EditorialBreakProps = {
  /** Wide picture in the slot `editorial`, with its subject at the right and room for the claim below. */
  readonly source: ImageSource;
  /** A claim, on one line if it fits. Each sentence of a longer one has its own line; on phones fewer fit. */
  readonly text: string;
  readonly editing?: {
    readonly picture: EditAttributes | undefined;
    readonly text: EditAttributes | undefined;
  };
  /** A link below the claim. */
  readonly children?: ReactNode;
};

/** Width in em from which a line is too small: on phones, and everywhere. */
const longLine = 9;
const longestLine = 13;

/** Renders a pause between two sections: a picture across the window and a claim as wide as the page. */
export function EditorialBreak({ source, text, editing, children }: EditorialBreakProps) {
  const { line } = nameFit(text);
  const isStacked = line > longestLine;
  const sentences = line > longLine ? text.split(/(?<=[.?!]) /) : [text];
  const widest = Math.max(...sentences.map((sentence) => nameFit(sentence).line));
  return (
    <div
      className={styles.break}
      data-stacked={isStacked || undefined}
      style={{ '--line': isStacked ? widest : line, '--sentence': widest }}
    >
      <div className={styles.picture}>
        <ContentImage alt="" height={960} source={source} width={2240} {...editing?.picture} />
      </div>
      <p className={styles.text} {...editing?.text}>
        {sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may occur twice.
          <Fragment key={index}>
            <span className={styles.sentence}>{sentence}</span>{' '}
          </Fragment>
        ))}
      </p>
      {children ? <div className={styles.action}>{children}</div> : null}
    </div>
  );
}
