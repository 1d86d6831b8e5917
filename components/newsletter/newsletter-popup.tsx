'use client';

import { useCallback, useEffect, useState } from 'react';
import { useLazy } from '@/components/ui/use-lazy';
import type { NewsletterDialogProps } from './newsletter-dialog';

/** Key in the local storage, set once the visitor has subscribed (NEWS-01). */
const submittedKey = 'newsletterSubmitted';

/** Key in the session storage, set once the pop-up has been shown (NEWS-01). */
const shownKey = 'newsletterShown';

function isStored(storage: () => Storage, key: string): boolean {
  try {
    return storage().getItem(key) !== null;
  } catch {
    return false;
  }
}

function store(storage: () => Storage, key: string): void {
  try {
    storage().setItem(key, 'true');
  } catch {
    // Storage is disabled or full. At worst, the pop-up appears again.
  }
}

/** Returns whether the pop-up may appear: once a session, and not after a subscription (NEWS-01). */
export const mayAppear = () =>
  !isStored(() => localStorage, submittedKey) && !isStored(() => sessionStorage, shownKey);

/** Notes for the session that the pop-up has been shown. */
export const markShown = () => store(() => sessionStorage, shownKey);

/** Notes permanently that the visitor has subscribed. */
export const markSubmitted = () => store(() => localStorage, submittedKey);

const openDialogs = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/** Form controls, and frames, whose content the page cannot inspect. */
const formControls =
  'input:not([type="button"], [type="submit"], [type="reset"], [type="checkbox"], [type="radio"]), ' +
  'textarea, select, iframe, [role="combobox"], [role="listbox"], [contenteditable]:not([contenteditable="false"])';

const matches = (page: ParentNode, selector: string) => page.querySelector(selector) !== null;

/**
 * Returns whether a pop-up would interrupt the visitor: a dialog is open, such as the mobile menu, or a form control
 * has the focus.
 */
export function isOccupied(page: Document = document): boolean {
  return matches(page, openDialogs) || (page.activeElement?.matches(formControls) ?? false);
}

/** Milliseconds between the page's load event and the pop-up (NEWS-01). */
export const popUpDelayMs = 5000;

/** Milliseconds between attempts while the visitor is occupied. */
export const retryMs = 1000;

/** Returns the milliseconds since the load event of a loaded page: scripts may start long after it. */
function sinceLoad(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.loadEventStart ? performance.now() - page.loadEventStart : 0;
}

/**
 * Calls `attempt` 5 seconds after the load event, and again as long as it returns `later`. `attempt` must be a stable
 * function.
 */
export function usePopupDelay(attempt: () => Promise<'later' | 'done'>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let live = true;
    const wait = (ms: number) => {
      timer = setTimeout(async () => {
        const outcome = await attempt();
        if (live && outcome === 'later') wait(retryMs);
      }, ms);
    };
    const start = () => wait(Math.max(0, popUpDelayMs - sinceLoad()));
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      live = false;
      clearTimeout(timer);
      window.removeEventListener('load', start);
    };
  }, [attempt]);
}

export type NewsletterPopupProps = Pick<NewsletterDialogProps, 'sender' | 'policyUrl'>;

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

  return Dialog ? (
    <Dialog onClose={close} onSubscribed={markSubmitted} open={open} policyUrl={policyUrl} sender={sender} />
  ) : null;
}
