import { type FormEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '@/components/forms/schema-resolver';
import { type FormScope, focusFirstError } from '@/components/forms/use-field';
import { markSubmitted } from '@/lib/newsletter/form-flags';
import { sendSubscription } from '@/lib/newsletter/form-send';
import { newsletterSchema, toSubscription } from '@/lib/newsletter/schema';

/** Milliseconds for which the thank-you message shows (NEWS-03). */
const thanksMs = 2000;

export const newsletterScope: FormScope = { prefix: 'newsletter', errors: 'common.newsletter.errors' };

const empty = { firstName: '', lastName: '', email: '' };
const order = ['firstName', 'lastName', 'email'] as const;

/** Manages the pop-up's form and its states (NEWS-03). */
export function useNewsletter(onDone: () => void) {
  const form = useForm({
    defaultValues: empty,
    resolver: schemaResolver(newsletterSchema),
    shouldFocusError: false,
  });
  const [state, setState] = useState<'idle' | 'submitting' | 'success' | 'error'>('idle');
  const { reset } = form;

  useEffect(() => {
    if (state !== 'success') return;
    const timer = setTimeout(() => {
      setState('idle');
      reset();
      onDone();
    }, thanksMs);
    return () => clearTimeout(timer);
  }, [state, onDone, reset]);

  const submit = form.handleSubmit(
    async (values) => {
      setState('submitting');
      const sent = await sendSubscription(toSubscription(values));
      // Set the flag even if the visitor has closed the pop-up in the meantime.
      if (sent) markSubmitted();
      setState(sent ? 'success' : 'error');
    },
    (errors) => {
      setState('idle');
      focusFirstError(newsletterScope, order, errors);
    },
  );
  return { form, state, submit: (event: FormEvent) => void submit(event) };
}
