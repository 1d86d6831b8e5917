'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { FormScopeProvider } from '@/components/forms/use-field';
import { Modal } from '@/components/ui/modal';
import type { NewsletterSender } from '@/lib/newsletter/sender';
import styles from './newsletter-dialog.module.css';
import { NewsletterForm } from './newsletter-form';
import { newsletterScope, useNewsletter } from './use-newsletter';

export type NewsletterDialogProps = {
  readonly sender: NewsletterSender;
  readonly policyUrl: string;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Renders the pop-up: the form, or the thank-you message before it closes. */
export function NewsletterDialog({ sender, policyUrl, open, onClose }: NewsletterDialogProps) {
  const t = useTranslations('common.newsletter');
  const { form, state, submit } = useNewsletter(onClose);
  const thanks = state === 'success';
  const message = useRef<HTMLParagraphElement>(null);

  // The focused form unmounts; keep the focus inside the dialog.
  useEffect(() => {
    if (thanks) message.current?.focus({ preventScroll: true });
  }, [thanks]);

  return (
    <Modal className={styles.dialog} closeLabel={t('close')} onClose={onClose} open={open} title={t('title')}>
      {thanks ? null : (
        <FormProvider {...form}>
          <FormScopeProvider value={newsletterScope}>
            <p className={styles.text}>{t('text')}</p>
            <NewsletterForm onSubmit={submit} policyUrl={policyUrl} sender={sender} state={state} />
          </FormScopeProvider>
        </FormProvider>
      )}
      <p className={styles.thanks} data-shown={thanks} ref={message} role="status" tabIndex={-1}>
        {thanks ? t('success') : ''}
      </p>
    </Modal>
  );
}
