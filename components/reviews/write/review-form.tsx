import { useTranslations } from 'next-intl';
import { type FormEvent, type RefObject, useId } from 'react';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { TermsLink } from '@/components/forms/terms-link';
import { Button } from '@/components/ui/button';
import styles from './review-form.module.css';
import { ReviewTextField } from './review-text-field';
import { StarInput } from './star-input';

type ReviewFormProps = {
  readonly productName: string;
  readonly termsUrl: string;
  readonly sending: boolean;
  /** Error message when the service rejected the review. */
  readonly failure: string;
  readonly alert: RefObject<HTMLParagraphElement | null>;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onCancel: () => void;
};

/** Renders the fields of a review (WRITE-02). */
export function ReviewForm(props: ReviewFormProps) {
  const { productName, termsUrl, sending, failure, alert, onSubmit, onCancel } = props;
  const t = useTranslations('category.reviews.form');
  const id = useId();
  return (
    <form aria-labelledby={id} className={styles.form} noValidate onSubmit={onSubmit}>
      <div>
        <p className={styles.product} id={id}>
          {productName}
        </p>
        <p>{t('required')}</p>
      </div>
      <p className={styles.alert} ref={alert} role="alert" tabIndex={-1}>
        {failure}
      </p>
      <StarInput />
      <ReviewTextField autoComplete="off" name="title" />
      <ReviewTextField name="text" rows={5} />
      <ReviewTextField autoComplete="nickname" name="nickname" />
      <ReviewTextField autoComplete="email" hint={t('email-hint')} name="email" type="email" />
      <div>
        <CheckboxField name="recommended">{t('fields.recommended')}</CheckboxField>
        <CheckboxField name="agreedToTerms" required>
          {t.rich('fields.agreedToTerms', { link: (text) => <TermsLink href={termsUrl}>{text}</TermsLink> })}
        </CheckboxField>
      </div>
      <div className={styles.actions}>
        <Button aria-busy={sending} className={styles.submit} disabled={sending} type="submit">
          {sending ? t('submitting') : t('submit')}
        </Button>
        <Button onClick={onCancel} variant="ghost">
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
