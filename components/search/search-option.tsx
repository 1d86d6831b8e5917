import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { PictureTile } from '@/components/ui/picture-tile';
import { UnbrokenName } from '@/components/ui/unbroken-name';
import type { SearchEntry } from '@/lib/search/types';
import styles from './search-option.module.css';

type SearchOptionProps = {
  readonly id: string;
  readonly entry: SearchEntry;
  readonly active: boolean;
  readonly onPoint: () => void;
  readonly onFollow: () => void;
};

/** Sets the URL's hash for a result on the current page, where the router has no route change to make. */
function followOnPage(event: MouseEvent, href: string) {
  const [path, fragment] = href.split('#');
  if (fragment === undefined || path !== window.location.pathname) return;
  event.preventDefault();
  window.location.hash = fragment;
}

/** Renders one result as a listbox option that is also a link, so that it can open in a new tab. */
export function SearchOption({ id, entry, active, onPoint, onFollow }: SearchOptionProps) {
  const { kind, href, title, context, text, image, color } = entry;
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    onFollow();
    followOnPage(event, href);
  };
  return (
    <a
      aria-selected={active}
      className={styles.option}
      data-kind={kind}
      href={href}
      id={id}
      onClick={onClick}
      onPointerMove={onPoint}
      role="option"
      tabIndex={-1}
    >
      {kind === 'product' ? (
        <PictureTile className={styles.tile} color={color} source={image ? { src: image } : null} />
      ) : null}
      <span className={styles.copy}>
        <span className={styles.title}>
          <UnbrokenName name={title} />
        </span>
        {context ? (
          <span className={styles.note}>
            <UnbrokenName name={context} />
          </span>
        ) : null}
        {kind === 'page' && text ? <span className={styles.note}>{text}</span> : null}
      </span>
      <span className={styles.arrow}>
        <Icon name="arrow-right" size={20} />
      </span>
    </a>
  );
}
