import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { setServerErrors } from '@/components/forms/set-server-errors';
import { focusFirstError } from '@/components/forms/use-field';
import type { ReviewSubmission } from '@/lib/reviews/submission';
import { formFields, type ReviewValues, reviewScope } from './review-values';
import { type ReviewFailure, sendReview } from './send-review';

/** Milliseconds for which "Thank You!" shows before the dialog closes (WRITE-03). */
const thanksMs = 3000;

export type ReviewForm = UseFormReturn<ReviewValues, unknown, ReviewSubmission>;

type State =
  | { readonly kind: 'idle' | 'sending' | 'sent' }
  | { readonly kind: 'failed'; readonly failure: ReviewFailure };

const focusFirst = (errors: FieldErrors<ReviewValues>) => focusFirstError(reviewScope, formFields, errors);

type Dialog = { readonly open: boolean; readonly onClose: () => void };

/**
 * Submits the form (WRITE-03). Success shows the thank-you message, resets the form and closes the dialog after a
 * delay. Failure preserves the values, sets the service's field errors and focuses the error message.
 */
export function useReviewSubmit(form: ReviewForm, { open, onClose }: Dialog) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const alert = useRef<HTMLParagraphElement>(null);
  const close = useRef(onClose);

  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (state.kind !== 'sent') return;
    // Reset the form even if the visitor has closed the dialog in the meantime.
    const timer = setTimeout(
      () => {
        setState({ kind: 'idle' });
        close.current();
      },
      open ? thanksMs : 0,
    );
    return () => clearTimeout(timer);
  }, [state.kind, open]);

  const send = async (submission: ReviewSubmission) => {
    setState({ kind: 'sending' });
    const result = await sendReview(submission);
    if (result.ok) {
      form.reset();
      setState({ kind: 'sent' });
      return;
    }
    setServerErrors(form, result.error.fields);
    flushSync(() => setState({ kind: 'failed', failure: result.error.failure }));
    alert.current?.focus();
  };

  return {
    alert,
    state,
    submit: (event: FormEvent) => {
      void form.handleSubmit(send, focusFirst)(event);
    },
  };
}
