import { useTranslations } from 'next-intl';
import { type ComponentProps, type FormEvent, type RefObject, useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { FieldNotes } from '@/components/forms/field-notes';
import { TermsLink } from '@/components/forms/terms-link';
import { TextField } from '@/components/forms/text-field';
import { useField } from '@/components/forms/use-field';
import { Button } from '@/components/ui/button';
import { type ReviewSubmission, reviewLengths } from '@/lib/reviews/submission';
import styles from './write-review.module.css';

/** Values of the form while the visitor edits it (WRITE-01). */
export type ReviewValues = Omit<ReviewSubmission, 'agreedToTerms'> & { readonly agreedToTerms: boolean };

const ratings = [1, 2, 3, 4, 5] as const;

/**
 * Renders the rating as native radio buttons that look like stars, with native keyboard support and announcements. A
 * text shows the selected rating too, because colour alone is not accessible.
 */
function StarInput() {
  const { field } = useController<ReviewValues, 'rating'>({ name: 'rating' });
  const t = useTranslations('category.reviews');
  const { id, error, control } = useField('rating');
  // The focusable star of the group, the selected or the first one, has the field's id.
  const { id: entry, ...group } = control;
  const chosen = ratings.find((rating) => rating === field.value);
  const first = chosen ?? 1;
  return (
    <div>
      <div
        {...group}
        aria-labelledby={`${id}-label`}
        aria-required="true"
        className={styles.group}
        role="radiogroup"
      >
        <span className={styles.label} id={`${id}-label`}>
          {t('form.fields.rating')}
        </span>
        <span className={styles.line}>
          <span className={styles.stars}>
            {ratings.map((rating) => (
              <label className={styles.star} data-on={rating <= field.value} key={rating}>
                <input
                  checked={rating === field.value}
                  className={styles.radio}
                  id={rating === first ? entry : undefined}
                  name={field.name}
                  onBlur={field.onBlur}
                  onChange={() => field.onChange(rating)}
                  type="radio"
                  value={rating}
                />
                <span className="visually-hidden">{t(`stars.${rating}`)}</span>
              </label>
            ))}
          </span>
          <span aria-hidden="true" className={styles.chosen}>
            {chosen ? t(`stars.${chosen}`) : t('form.no-rating')}
          </span>
        </span>
      </div>
      <FieldNotes error={error} id={id} />
    </div>
  );
}

type LimitedField = keyof typeof reviewLengths;

type CharacterCountProps = {
  readonly id: string;
  readonly name: LimitedField;
  readonly max: number;
};

/** Renders the number of characters and the maximum of a field, and announces when it is full. */
function CharacterCount({ id, name, max }: CharacterCountProps) {
  const t = useTranslations('category.reviews.form');
  const count = useWatch<ReviewValues, typeof name>({ name }).length;
  return (
    <span className={styles.count} data-full={count >= max}>
      <span aria-hidden="true">
        {count}/{max}
      </span>
      <span className="visually-hidden" id={id}>
        {t('count', { count, max })}
      </span>
      <span className="visually-hidden" role="status">
        {count >= max ? t('full') : ''}
      </span>
    </span>
  );
}

type ReviewTextFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'type' | 'autoComplete' | 'hint' | 'rows'
> & {
  readonly name: LimitedField;
};

/** Renders a required text field of the review form with a character counter (WRITE-02). */
function ReviewTextField({ name, ...rest }: ReviewTextFieldProps) {
  const t = useTranslations('category.reviews.form.fields');
  const { max } = reviewLengths[name];
  return (
    <TextField
      counter={(id) => <CharacterCount id={id} max={max} name={name} />}
      label={t(name)}
      maxLength={max}
      name={name}
      required
      {...rest}
    />
  );
}

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
