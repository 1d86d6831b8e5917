'use client';

import { useTranslations } from 'next-intl';
import { FormProvider, useForm } from 'react-hook-form';
import { FormScopeProvider } from '@/components/forms/use-field';
import { Modal } from '@/components/ui/modal';
import type { ReviewSubmission } from '@/lib/reviews/submission';
import { ReviewForm } from './review-form';
import { emptyReview, type ReviewValues, reviewResolver, reviewScope } from './review-values';
import { ThankYou } from './thank-you';
import { useReviewSubmit } from './use-review-submit';

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
