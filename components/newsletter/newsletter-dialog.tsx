'use client';

import { useEffect, useRef } from 'react';
import { Modal } from '@/components/ui/modal';
import styles from './newsletter-dialog.module.css';
import { NewsletterForm } from './newsletter-form';
import type { NewsletterWords } from './newsletter-words';
import { useNewsletter } from './use-newsletter';

export type NewsletterDialogProps = {
  readonly words: NewsletterWords;
  readonly policyUrl: string;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** What the pop-up shows: the form, or the thanks before it closes. */
export function NewsletterDialog({ words, policyUrl, open, onClose }: NewsletterDialogProps) {
  const newsletter = useNewsletter(onClose);
  const thanks = newsletter.state === 'success';
  const said = useRef<HTMLParagraphElement>(null);

  // The form goes, and the focus with it: it must not fall behind the dialog.
  useEffect(() => {
    if (thanks) said.current?.focus({ preventScroll: true });
  }, [thanks]);

  return (
    <Modal
      className={styles.dialog}
      closeLabel={words.close}
      onClose={onClose}
      open={open}
      title={words.title}
    >
      {thanks ? null : (
        <>
          <p className={styles.text}>{words.text}</p>
          <NewsletterForm newsletter={newsletter} policyUrl={policyUrl} words={words} />
        </>
      )}
      <p className={styles.thanks} data-shown={thanks} ref={said} role="status" tabIndex={-1}>
        {thanks ? words.success : ''}
      </p>
    </Modal>
  );
}
