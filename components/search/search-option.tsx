import Link from 'next/link';
import type { CSSProperties, MouseEvent } from 'react';
import { ContentImage } from '@/components/ui/content-image';
import { Icon } from '@/components/ui/icon';
import type { SearchEntry } from '@/lib/search/types';
import styles from './search-option.module.css';

type SearchOptionProps = {
  readonly id: string;
  readonly entry: SearchEntry;
  readonly active: boolean;
  readonly onPoint: () => void;
  readonly onFollow: () => void;
};

/** A question of the page one is on has no route to go to: its fragment alone changes. */
function followOnPage(event: MouseEvent, href: string) {
  const [path, fragment] = href.split('#');
  if (fragment === undefined || path !== window.location.pathname) return;
  event.preventDefault();
  window.location.hash = fragment;
}

/** One result: an option of the listbox and a link at once, so that it opens in a new tab like any other. */
export function SearchOption({ id, entry, active, onPoint, onFollow }: SearchOptionProps) {
  const { kind, href, title, context, text, image, color } = entry;
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    onFollow();
    followOnPage(event, href);
  };
  return (
    <Link
      aria-selected={active}
      className={styles.option}
      data-kind={kind}
      href={href}
      id={id}
      onClick={onClick}
      onPointerMove={onPoint}
      prefetch={false}
      role="option"
      tabIndex={-1}
    >
      {kind === 'product' ? (
        <span className={styles.tile} style={{ '--tile': color } as CSSProperties}>
          <ContentImage alt="" height={1280} source={image ? { src: image } : null} width={640} />
        </span>
      ) : null}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {context ? <span className={styles.note}>{context}</span> : null}
        {kind === 'page' && text ? <span className={styles.note}>{text}</span> : null}
      </span>
      <span className={styles.arrow}>
        <Icon name="arrow-right" size={20} />
      </span>
    </Link>
  );
}
