import { Fragment } from 'react';
import { type Segment, segments } from '@/lib/faq/segments';
import styles from './faq-item.module.css';

type RichSegmentsProps = {
  readonly text: string;
  readonly terms: readonly string[];
  readonly contactWord?: string;
};

function Piece({ segment }: { readonly segment: Segment }) {
  return segment.marked ? <mark className={styles.mark}>{segment.text}</mark> : segment.text;
}

/** Groups adjacent segments of one link into one anchor, even if only a part of the link text matches. */
function group(pieces: readonly Segment[]): readonly (readonly Segment[])[] {
  const groups: Segment[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last?.[0]?.linked === piece.linked) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

/** Renders a question or an answer with highlighted matches and its contact link (FAQ-02). */
export function RichSegments({ text, terms, contactWord }: RichSegmentsProps) {
  return group(segments(text, terms, contactWord)).map((pieces) => {
    const content = pieces.map((segment) => <Piece key={segment.start} segment={segment} />);
    const [first] = pieces;
    return first?.linked ? (
      <a className={styles.link} href="/contact" key={first.start}>
        {content}
      </a>
    ) : (
      <Fragment key={first?.start}>{content}</Fragment>
    );
  });
}
