import Link from 'next/link';
import { Fragment } from 'react';
import { type Segment, segments } from '@/lib/faq/segments';
import styles from './faq-item.module.css';

type RichSegmentsProps = {
  readonly text: string;
  readonly terms: readonly string[];
  readonly withLinks?: boolean;
};

function Piece({ segment }: { readonly segment: Segment }) {
  return segment.marked ? <mark className={styles.mark}>{segment.text}</mark> : segment.text;
}

/** Neighbouring pieces of one link belong into one anchor, also when only a part of the word is found. */
function group(pieces: readonly Segment[]): readonly (readonly Segment[])[] {
  const groups: Segment[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last?.[0]?.linked === piece.linked) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

/** A question or an answer with its matches marked and its contact link (spec sections 2 and 5, FAQ). */
export function RichSegments({ text, terms, withLinks = false }: RichSegmentsProps) {
  return group(segments(text, terms, withLinks)).map((pieces) => {
    const content = pieces.map((segment) => <Piece key={segment.start} segment={segment} />);
    const [first] = pieces;
    return first?.linked ? (
      <Link className={styles.link} href="/contact" key={first.start}>
        {content}
      </Link>
    ) : (
      <Fragment key={first?.start}>{content}</Fragment>
    );
  });
}
