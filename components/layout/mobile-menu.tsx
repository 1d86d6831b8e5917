'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './mobile-menu.module.css';
import { NavLink } from './nav-link';
import type { NavigationItem } from './navigation-items';

type MobileMenuProps = {
  readonly items: readonly NavigationItem[];
  readonly labels: { readonly open: string; readonly close: string; readonly title: string };
  readonly children: ReactNode;
};

/** Below this width the header has no room for its links; the style sheet says the same. */
const wide = '(min-width: 1024px)';

/**
 * The menu of narrow windows (spec section 2): a modal dialog, so that focus stays in it and comes back, Escape
 * closes it and the page behind does not scroll. A link closes it.
 */
export function MobileMenu({ items, labels, children }: MobileMenuProps) {
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
      <IconButton aria-haspopup="dialog" aria-label={labels.open} onClick={() => dialog.current?.showModal()}>
        <Icon name="menu" size={28} />
      </IconButton>
      <dialog aria-label={labels.title} className={styles.dialog} ref={dialog}>
        <div className={styles.bar}>
          <IconButton aria-label={labels.close} onClick={close}>
            <Icon name="close" size={28} />
          </IconButton>
        </div>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.href}>
              <NavLink className={styles.link} onClick={close} {...item} />
            </li>
          ))}
        </ul>
        {children}
      </dialog>
    </div>
  );
}
