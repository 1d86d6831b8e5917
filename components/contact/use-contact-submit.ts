import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { type FormScope, focusFirstError } from '@/components/forms/use-field';
import type { BotCheck } from '@/lib/contact';
import { type ContactValues, contactFields } from '@/lib/contact/fields';
import type { ContactSubmission } from '@/lib/contact/schema';
import { failWith } from '@/lib/result';
import { useBotCheck } from './use-bot-check';

export const contactScope: FormScope = { prefix: 'contact', errors: 'common.contact.errors' };

/** Loads the code that checks and sends the form, on the first interaction, to keep it out of the initial bundle. */
const loadRules = () => import('./contact-rules');

/** Validates the form; waits for the rules while they load. */
export const contactResolver: Resolver<ContactValues, unknown, ContactSubmission> = async (...args) =>
  (await loadRules()).contactRules(...args);

type Form = UseFormReturn<ContactValues, unknown, ContactSubmission>;

/**
 * Submits the form (CON-04), which waits for the bot check (CON-03). Success resets the form. Failure preserves the
 * values and enables the button again; without field errors it is shown in an alert (CON-08). Fields rejected by the
 * route get the same errors as fields rejected in the browser.
 */
export function useContactSubmit(form: Form, botCheck: BotCheck | 'off' | null) {
  const { touch, token } = useBotCheck(botCheck);
  const { errors, isSubmitting: sending } = form.formState;
  const [outcome, setOutcome] = useState<'sent' | 'failed' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  const busy = useRef(false);
  const wasSending = useRef(false);

  // The errors are in the page by now, so that a screen reader reads them once, with the field that gets the focus
  // (CON-09). A disabled button loses the focus, so restore it for keyboard users.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves after a submission, not with each error.
  useEffect(() => {
    if (wasSending.current && !sending) {
      focusFirstError(contactScope, contactFields, errors);
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    }
    wasSending.current = sending;
  }, [sending]);

  useEffect(() => {
    if (outcome === 'failed') alert.current?.scrollIntoView({ block: 'center' });
  }, [outcome]);

  const send = async (submission: ContactSubmission) => {
    // The resolver has loaded them already.
    const { sendContact, setServerErrors } = await loadRules();
    const result = await token()
      .then((value) => sendContact(submission, value))
      .catch(() => failWith({}));
    if (result.ok) {
      form.reset();
      setOutcome('sent');
      return;
    }
    setServerErrors(form, result.error);
    if (Object.keys(result.error).length === 0) setOutcome('failed');
  };

  return {
    button,
    alert,
    touch: () => {
      touch();
      loadRules().catch(() => undefined);
    },
    sending,
    outcome,
    again: () => setOutcome(null),
    submit: async (event: FormEvent) => {
      event.preventDefault();
      if (busy.current) return;
      busy.current = true;
      setOutcome(null);
      // The import of the rules may fail; that is a failed submission like any other.
      await form
        .handleSubmit(send)(event)
        .catch(() => setOutcome('failed'));
      busy.current = false;
    },
  };
}
