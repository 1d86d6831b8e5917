import { FaqItem } from '@/components/faq/faq-item';
import { editable } from '@/lib/content/editable';
import type { BlockOf } from '@/lib/content/types';
import { BlockHeading } from './block-heading';
import { blockId } from './block-id';
import styles from './questions.module.css';

/** Renders questions with their answers. */
export function Questions({ block }: { readonly block: BlockOf<'questions'> }) {
  const { heading, questions } = block;
  const id = blockId(block);
  const items = questions.map((item, index) => ({ ...item, id: `${id}-${index + 1}`, contactWord: '' }));
  return (
    <section className={styles.section} {...(heading && { 'aria-labelledby': id })}>
      {heading ? <BlockHeading editing={editable(block, 'heading')} id={id} text={heading} /> : null}
      <ul className={styles.list}>
        {items.map((item) => (
          <FaqItem item={item} key={item.id} terms={[]} />
        ))}
      </ul>
    </section>
  );
}
