'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from './button';
import { Icon } from './icon';
import styles from './modal.module.css';

type ModalProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
};

/** A modal dialog on the platform's `<dialog>`: focus is kept and restored, Escape and the backdrop close it. */
export function Modal({ open, onClose, title, closeLabel, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click only catches the backdrop; Escape is the platform's.
    <dialog
      aria-label={title}
      className={styles.dialog}
      onClick={(event) => event.target === dialog.current && onClose()}
      onClose={onClose}
      ref={dialog}
    >
      <div className={styles.panel}>
        <header className={styles.header}>
          <h2 className={styles.title}>{title}</h2>
          <IconButton aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </header>
        {open ? children : null}
      </div>
    </dialog>
  );
}
