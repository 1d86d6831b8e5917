'use client';

import { FormProvider, useForm } from 'react-hook-form';
import { Modal } from '@/components/ui/modal';
import type { ReviewSubmission } from '@/lib/reviews/submission';
import type { ReviewsWords } from '../reviews-words';
import { ReviewForm } from './review-form';
import { emptyReview, type ReviewValues, reviewResolver } from './review-values';
import { ThankYou } from './thank-you';
import { WordsProvider } from './use-review-field';
import { useReviewSubmit } from './use-review-submit';

type WriteReviewProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly productId: string;
  readonly productName: string;
  readonly words: ReviewsWords;
};

/**
 * The write-a-review dialog (spec sections 2, 4 and 5). What was typed lives outside the dialog: closing it by
 * mistake loses nothing.
 */
export function WriteReview({ open, onClose, productId, productName, words }: WriteReviewProps) {
  const form = useForm<ReviewValues, unknown, ReviewSubmission>({
    defaultValues: emptyReview(productId),
    resolver: reviewResolver,
    shouldFocusError: false,
  });
  const { state, alert, submit } = useReviewSubmit(form, words.form, { open, onClose });
  return (
    <Modal closeLabel={words.form.close} onClose={onClose} open={open} title={words.form.title}>
      {state.kind === 'sent' ? (
        <ThankYou words={words.form} />
      ) : (
        <FormProvider {...form}>
          <WordsProvider value={words}>
            <ReviewForm
              alert={alert}
              failure={state.kind === 'failed' ? state.message : ''}
              onCancel={onClose}
              onSubmit={submit}
              productName={productName}
              sending={state.kind === 'sending'}
            />
          </WordsProvider>
        </FormProvider>
      )}
    </Modal>
  );
}
