'use client';

import { useCallback, useState } from 'react';
import { useLazy } from '@/components/ui/use-lazy';
import { markShown, mayAppear } from '@/lib/newsletter/form-flags';
import { isOccupied } from './is-occupied';
import type { NewsletterDialogProps } from './newsletter-dialog';
import { usePopupDelay } from './use-popup-delay';

type NewsletterPopupProps = Pick<NewsletterDialogProps, 'sender' | 'policyUrl'>;

const loadDialog = () => import('./newsletter-dialog').then(({ NewsletterDialog }) => NewsletterDialog);

/**
 * Renders the newsletter pop-up (NEWS-01): once per session, never after a subscription, never while the visitor is
 * occupied. Its code loads when it is about to open.
 */
export function NewsletterPopup({ sender, policyUrl }: NewsletterPopupProps) {
  const [Dialog, requestDialog] = useLazy(loadDialog);
  const [open, setOpen] = useState(false);

  const attempt = useCallback(async () => {
    if (!mayAppear()) return 'done';
    if (isOccupied()) return 'later';
    if (!(await requestDialog())) return 'done';
    if (isOccupied()) return 'later';
    markShown();
    setOpen(true);
    return 'done';
  }, [requestDialog]);
  usePopupDelay(attempt);
  const close = useCallback(() => setOpen(false), []);

  return Dialog ? <Dialog onClose={close} open={open} policyUrl={policyUrl} sender={sender} /> : null;
}
