'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './mobile-menu.module.css';
import { NavLink } from './nav-link';
import type { NavigationItem } from './navigation-items';

type MobileMenuProps = {
  readonly items: readonly NavigationItem[];
  /** Links to further pages, in smaller type. */
  readonly more: readonly NavigationItem[];
  readonly children: ReactNode;
};

/** Below this width the header hides its links; same value as in the style sheet. */
const wide = '(min-width: 1024px)';

/**
 * Renders the menu of narrow windows (HDR-03) as a modal dialog, which traps and restores the focus, closes on Escape
 * and blocks scrolling of the page. A link closes it.
 */
export function MobileMenu({ items, more, children }: MobileMenuProps) {
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
      <dialog aria-label={t('menu')} className={styles.dialog} ref={dialog}>
        <div className={styles.bar}>
          <IconButton aria-label={t('close-menu')} onClick={close}>
            <Icon name="close" size={28} />
          </IconButton>
        </div>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.href} style={item.style}>
              <NavLink className={styles.link} onClick={close} {...item} />
            </li>
          ))}
        </ul>
        <ul className={styles.more}>
          {more.map((item) => (
            <li key={item.href}>
              <NavLink className={styles.page} onClick={close} {...item} />
            </li>
          ))}
        </ul>
        {children}
      </dialog>
    </div>
  );
}
