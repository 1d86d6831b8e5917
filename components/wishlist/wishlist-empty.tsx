import { Button, LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './wishlist-empty.module.css';
import type { WishlistWords } from './wishlist-words';

type WishlistEmptyProps = {
  readonly words: WishlistWords;
  readonly onFollow: () => void;
  /** Brings back what was just cleared. */
  readonly onUndo?: () => void;
};

/** The list without anything on it: a way to the products, and back when it was just cleared. */
export function WishlistEmpty({ words, onFollow, onUndo }: WishlistEmptyProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.heart}>
        <Icon name="heart" size={64} />
      </span>
      <p className={styles.title}>{words.emptyTitle}</p>
      <p role="status">{onUndo ? words.cleared : words.emptyText}</p>
      <div className={styles.actions}>
        {onUndo ? (
          <Button autoFocus onClick={onUndo} variant="outline">
            {words.undo}
          </Button>
        ) : null}
        <LinkButton href={words.browseHref} onClick={onFollow}>
          {words.browse}
        </LinkButton>
      </div>
    </div>
  );
}
