import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { TextField } from '@/components/forms/text-field';
import { type ContactField, maxLength } from '@/lib/contact/fields';

type ContactTextFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'label' | 'name' | 'maxLength' | 'required'
> & {
  readonly name: Exclude<
    ContactField,
    'topic' | 'minAge' | 'acceptTerms' | 'productLine' | 'size' | 'packSize'
  >;
};

/** Renders a required text field of the contact form. */
export function ContactTextField({ name, ...rest }: ContactTextFieldProps) {
  const t = useTranslations('common.contact.fields');
  const limit = name === 'message' ? maxLength.message : maxLength.answer;
  return <TextField label={t(name)} maxLength={limit} name={name} required {...rest} />;
}
