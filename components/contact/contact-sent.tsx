import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import styles from './contact-sent.module.css';

const focus = (element: HTMLElement | null) => element?.focus();

type ContactSentProps = {
  /** The confirmation, with an element with the id `contact-sent` for its title. */
  readonly children: ReactNode;
  readonly onAgain: () => void;
};

/** Replaces the form after a submission (CON-04). It takes the focus, so that it is in view and announced. */
export function ContactSent({ children, onAgain }: ContactSentProps) {
  const t = useTranslations('common.contact.form');
  return (
    <section aria-labelledby="contact-sent" className={styles.sent} ref={focus} tabIndex={-1}>
      {children}
      <Button onClick={onAgain} variant="outline">
        {t('again')}
      </Button>
    </section>
  );
}
