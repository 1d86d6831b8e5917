import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { TextField } from '@/components/forms/text-field';
import { reviewLengths } from '@/lib/reviews/submission';
import { CharacterCount } from './character-count';

type LimitedField = keyof typeof reviewLengths;

type ReviewTextFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'type' | 'autoComplete' | 'hint' | 'rows'
> & {
  readonly name: LimitedField;
};

/** Renders a required text field of the review form with a character counter (WRITE-02). */
export function ReviewTextField({ name, ...rest }: ReviewTextFieldProps) {
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
