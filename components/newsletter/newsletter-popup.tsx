'use client';

import { type ComponentType, useCallback, useState } from 'react';
import { markShown, mayAppear } from '@/lib/newsletter/form-flags';
import { isOccupied } from './is-occupied';
import type { NewsletterDialogProps } from './newsletter-dialog';
import type { NewsletterWords } from './newsletter-words';
import { useMoment } from './use-moment';

type NewsletterPopupProps = { readonly words: NewsletterWords; readonly policyUrl: string };

const loadDialog = () => import('./newsletter-dialog').then(({ NewsletterDialog }) => NewsletterDialog);

/**
 * The newsletter pop-up (spec section 4): once a session, never after a subscription, never over something the
 * visitor is busy with. Its code is loaded when it is about to open.
 */
export function NewsletterPopup({ words, policyUrl }: NewsletterPopupProps) {
  const [Dialog, setDialog] = useState<ComponentType<NewsletterDialogProps> | null>(null);
  const [open, setOpen] = useState(false);

  const attempt = useCallback(async () => {
    if (!mayAppear()) return 'done';
    if (isOccupied()) return 'later';
    const loaded = await loadDialog().catch(() => null);
    if (!loaded) return 'done';
    if (isOccupied()) return 'later';
    markShown();
    setDialog(() => loaded);
    setOpen(true);
    return 'done';
  }, []);
  useMoment(attempt);
  const close = useCallback(() => setOpen(false), []);

  return Dialog ? <Dialog onClose={close} open={open} policyUrl={policyUrl} words={words} /> : null;
}
