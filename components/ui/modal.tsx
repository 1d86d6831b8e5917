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
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Renders a native modal `<dialog>`, which traps and restores the focus; Escape and the backdrop close it. */
export function Modal({ open, onClose, title, closeLabel, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A text selection that ends on the backdrop must not close the dialog, so check where the press started.
  const pressedInside = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is for the backdrop only; Escape works natively.
    <dialog
      aria-label={title}
      className={[styles.dialog, className].filter(Boolean).join(' ')}
      onClick={(event) => event.target === dialog.current && !pressedInside.current && onClose()}
      onClose={onClose}
      onPointerDown={(event) => {
        pressedInside.current = event.target !== dialog.current;
      }}
      ref={dialog}
    >
      <div className={styles.panel}>
        <div className={styles.header}>
          <h2 className={styles.title}>{title}</h2>
          <IconButton aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        {open ? children : null}
      </div>
    </dialog>
  );
}
