'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './mobile-menu.module.css';

/** Below this width the header hides its links; same value as in the style sheet. */
const wide = '(min-width: 64rem)';

/**
 * Renders the menu of narrow windows (HDR-03) as a modal dialog, which traps and restores the focus, closes on Escape
 * and blocks scrolling of the page. A link closes it.
 */
export function MobileMenu({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('common.header');
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  useEffect(() => {
    const query = window.matchMedia(wide);
    const closeWhenWide = () => query.matches && dialog.current?.close();
    query.addEventListener('change', closeWhenWide);
    return () => query.removeEventListener('change', closeWhenWide);
  }, []);

  return (
    <div className={styles.menu}>
      <IconButton
        aria-haspopup="dialog"
        aria-label={t('open-menu')}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" size={28} />
      </IconButton>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed with Enter sends a click too. */}
      <dialog
        aria-label={t('menu')}
        className={styles.dialog}
        onClick={(event) => (event.target as Element).closest('a') && close()}
        ref={dialog}
      >
        <div className={styles.bar}>
          <IconButton aria-label={t('close-menu')} onClick={close}>
            <Icon name="close" size={28} />
          </IconButton>
        </div>
        {children}
      </dialog>
    </div>
  );
}
