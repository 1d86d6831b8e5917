import { sentences } from '@/components/home/hero/headline-size';
import type { EditAttributes } from '@/lib/content/types';
import { hasAccents } from '@/lib/product/name-fit';
import styles from './block-heading.module.css';

type BlockHeadingProps = {
  readonly text: string;
  readonly id?: string;
  readonly editing: EditAttributes | undefined;
};

/** Renders the heading of a block. A line breaks between sentences where it can. */
export function BlockHeading({ text, id, editing }: BlockHeadingProps) {
  return (
    <h2 className={styles.heading} data-accents={hasAccents(text) || undefined} id={id} {...editing}>
      {sentences(text).map((sentence, index) => [
        index > 0 ? ' ' : null,
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may occur twice.
        <span className={styles.sentence} key={index}>
          {sentence}
        </span>,
      ])}
    </h2>
  );
}
