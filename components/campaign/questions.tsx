import { FaqItem } from '@/components/faq/faq-item';
import { editable } from '@/lib/content/editable';
import type { BlockOf } from '@/lib/content/types';
import { blockId } from './block-id';
import styles from './questions.module.css';

/** Renders questions with their answers; nothing without a question. */
export function Questions({ block }: { readonly block: BlockOf<'questions'> }) {
  const { heading, questions } = block;
  if (questions.length === 0) return null;
  const id = blockId(block);
  return (
    <section className={styles.section} {...(heading && { 'aria-labelledby': id })}>
      {heading ? (
        <h2 className={styles.heading} id={id} {...editable(block, 'heading')}>
          {heading}
        </h2>
      ) : null}
      <ul className={styles.list}>
        {questions.map(({ question, answer }, index) => (
          <FaqItem
            item={{ id: `${id}-${index + 1}`, question, answer, contactWord: '' }}
            key={question}
            terms={[]}
          />
        ))}
      </ul>
    </section>
  );
}
