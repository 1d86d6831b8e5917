import { useTranslations } from 'next-intl';
import { Button, LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './wishlist-empty.module.css';

type WishlistEmptyProps = {
  readonly browseHref: string;
  readonly onFollow: () => void;
  /** Restores the list that was just cleared. */
  readonly onUndo?: () => void;
};

/** Renders the empty list: a link to the products, and an undo button after clearing. */
export function WishlistEmpty({ browseHref, onFollow, onUndo }: WishlistEmptyProps) {
  const t = useTranslations('common.wishlist');
  return (
    <div className={styles.empty}>
      <span className={styles.heart}>
        <Icon name="heart" size={64} />
      </span>
      <p className={styles.title}>{t('empty-title')}</p>
      <p role="status">{onUndo ? t('cleared') : t('empty-text')}</p>
      <div className={styles.actions}>
        {onUndo ? (
          <Button autoFocus onClick={onUndo} variant="outline">
            {t('undo')}
          </Button>
        ) : null}
        <LinkButton href={browseHref} onClick={onFollow}>
          {t('browse')}
        </LinkButton>
      </div>
    </div>
  );
}
