import { type FormEvent, type RefObject, useId } from 'react';
import { Button } from '@/components/ui/button';
import { ReviewCheckbox } from './review-checkbox';
import styles from './review-form.module.css';
import { ReviewTextField } from './review-text-field';
import { StarInput } from './star-input';
import { useReviewWords } from './use-review-field';

type ReviewFormProps = {
  readonly productName: string;
  readonly sending: boolean;
  /** What the service said, when it did not take the review. */
  readonly failure: string;
  readonly alert: RefObject<HTMLParagraphElement | null>;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onCancel: () => void;
};

/** The fields of a review (spec sections 3 and 5). */
export function ReviewForm({ productName, sending, failure, alert, onSubmit, onCancel }: ReviewFormProps) {
  const { form: words } = useReviewWords();
  const id = useId();
  return (
    <form aria-labelledby={id} className={styles.form} noValidate onSubmit={onSubmit}>
      <div>
        <p className={styles.product} id={id}>
          {productName}
        </p>
        <p>{words.required}</p>
      </div>
      <p className={styles.alert} ref={alert} role="alert" tabIndex={-1}>
        {failure}
      </p>
      <StarInput />
      <ReviewTextField autoComplete="off" name="title" />
      <ReviewTextField multiline name="text" />
      <ReviewTextField autoComplete="nickname" name="nickname" />
      <ReviewTextField autoComplete="email" hint={words['email-hint']} name="email" type="email" />
      <div>
        <ReviewCheckbox name="recommended" />
        <ReviewCheckbox name="agreedToTerms" required />
      </div>
      <div className={styles.actions}>
        <Button aria-busy={sending} className={styles.submit} disabled={sending} type="submit">
          {sending ? words.submitting : words.submit}
        </Button>
        <Button onClick={onCancel} variant="ghost">
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
