import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import type { ReviewSubmission } from '@/lib/reviews/submission';
import type { ReviewsWords } from '../reviews-words';
import { fieldId, formFields, isFormField, type ReviewValues } from './review-values';
import { sendReview } from './send-review';

/** How long "Thank You!" stands before the dialog closes (spec section 4, Review form). */
export const thanksMs = 3000;

export type ReviewForm = UseFormReturn<ReviewValues, unknown, ReviewSubmission>;

type State =
  | { readonly kind: 'idle' | 'sending' | 'sent' }
  | { readonly kind: 'failed'; readonly message: string };

/** Puts the focus on the first field with an error, in the order of the form. */
function focusFirst(errors: FieldErrors<ReviewValues>) {
  const first = formFields.find((name) => errors[name] !== undefined);
  if (first) document.getElementById(fieldId(first))?.focus();
}

type Dialog = { readonly open: boolean; readonly onClose: () => void };

/**
 * Sends the form (spec sections 4 and 8). Success thanks, empties the form and closes the dialog after a while;
 * failure keeps everything that was typed, marks the fields the service names and puts the focus on the message.
 */
export function useReviewSubmit(form: ReviewForm, words: ReviewsWords['form'], { open, onClose }: Dialog) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const alert = useRef<HTMLParagraphElement>(null);
  const close = useRef(onClose);

  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (state.kind !== 'sent') return;
    // Who closed the dialog earlier finds an empty form the next time.
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
    const result = await sendReview(submission, words);
    if (result.ok) {
      form.reset();
      setState({ kind: 'sent' });
      return;
    }
    for (const [name, message] of Object.entries(result.fields)) {
      if (isFormField(name)) form.setError(name, { type: 'server', message });
    }
    flushSync(() => setState({ kind: 'failed', message: result.message }));
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
