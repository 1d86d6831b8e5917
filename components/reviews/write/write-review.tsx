'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, FormProvider, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { schemaResolver } from '@/components/forms/schema-resolver';
import { setServerErrors } from '@/components/forms/set-server-errors';
import { type FormScope, FormScopeProvider, focusFirstError } from '@/components/forms/use-field';
import { Modal } from '@/components/ui/modal';
import { formFields, type ReviewSubmission, reviewSchema } from '@/lib/reviews/submission';
import { ReviewForm, type ReviewValues } from './review-form';
import { type ReviewFailure, sendReview } from './send-review';
import styles from './write-review.module.css';

/** Initial values: no rating, recommended, terms not accepted (WRITE-01). */
const emptyReview = (productId: string): ReviewValues => ({
  productId,
  rating: 0,
  title: '',
  text: '',
  nickname: '',
  email: '',
  recommended: true,
  agreedToTerms: false,
});

/** Validates the form with the schema of the API route. */
const reviewResolver: Resolver<ReviewValues, unknown, ReviewSubmission> = schemaResolver(reviewSchema);

const reviewScope: FormScope = { prefix: 'review', errors: 'common.reviews.errors' };

/** Milliseconds for which "Thank You!" shows before the dialog closes (WRITE-03). */
const thanksMs = 3000;

type Form = UseFormReturn<ReviewValues, unknown, ReviewSubmission>;

type State =
  | { readonly kind: 'idle' | 'sending' | 'sent' }
  | { readonly kind: 'failed'; readonly failure: ReviewFailure };

const focusFirst = (errors: FieldErrors<ReviewValues>) => focusFirstError(reviewScope, formFields, errors);

type Dialog = { readonly open: boolean; readonly onClose: () => void };

/**
 * Submits the form (WRITE-03). Success shows the thank-you message, resets the form and closes the dialog after a
 * delay. Failure preserves the values, sets the service's field errors and focuses the error message.
 */
function useReviewSubmit(form: Form, { open, onClose }: Dialog) {
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

/** Renders the thank-you message, which shows until the dialog closes (WRITE-03). */
function ThankYou() {
  const t = useTranslations('category.reviews.form');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className={styles.thanks} ref={box} role="status" tabIndex={-1}>
      <p className={styles.copy}>{t('thank-you')}</p>
      <p>{t('thank-you-text')}</p>
    </div>
  );
}

type WriteReviewProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly productId: string;
  readonly productName: string;
  readonly termsUrl: string;
};

/**
 * Renders the write-a-review dialog (WRITE-01). The form's state is outside the dialog, so that closing it by mistake
 * loses nothing.
 */
export function WriteReview({ open, onClose, productId, productName, termsUrl }: WriteReviewProps) {
  const t = useTranslations('category.reviews.form');
  const form = useForm<ReviewValues, unknown, ReviewSubmission>({
    defaultValues: emptyReview(productId),
    resolver: reviewResolver,
    shouldFocusError: false,
  });
  const { state, alert, submit } = useReviewSubmit(form, { open, onClose });
  const failure = state.kind === 'failed' ? [t(state.failure.key), state.failure.details] : [];
  return (
    <Modal closeLabel={t('close')} onClose={onClose} open={open} title={t('title')}>
      {state.kind === 'sent' ? (
        <ThankYou />
      ) : (
        <FormProvider {...form}>
          <FormScopeProvider value={reviewScope}>
            <ReviewForm
              alert={alert}
              failure={failure.filter(Boolean).join(' ')}
              onCancel={onClose}
              onSubmit={submit}
              productName={productName}
              sending={state.kind === 'sending'}
              termsUrl={termsUrl}
            />
          </FormScopeProvider>
        </FormProvider>
      )}
    </Modal>
  );
}
