import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { focusFirstError } from '@/components/forms/use-field';
import type { BotCheck } from '@/lib/contact/bot-check';
import { type ContactValues, contactFields } from '@/lib/contact/fields';
import type { ContactSubmission } from '@/lib/contact/schema';
import { failWith } from '@/lib/result';
import { contactScope, loadRules } from './resolver';
import { useBotCheck } from './use-bot-check';

type Form = UseFormReturn<ContactValues, unknown, ContactSubmission>;

const focusFirst = (errors: Parameters<typeof focusFirstError<ContactValues>>[2]) =>
  focusFirstError<ContactValues>(contactScope, contactFields, errors);

/**
 * Submits the form (CON-04). Does nothing until the bot check is ready. Success resets the form; failure shows no
 * message, preserves the values and enables the button again. Fields rejected by the route get the same errors as
 * fields rejected in the browser.
 */
export function useContactSubmit(form: Form, botCheck: BotCheck | 'off' | null) {
  const { touch, token } = useBotCheck(botCheck);
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const button = useRef<HTMLButtonElement>(null);
  const busy = useRef(false);

  // A disabled button loses the focus, so restore it for keyboard users.
  useEffect(() => {
    if (state !== 'sending') return;
    const element = button.current;
    return () => {
      if (document.activeElement === document.body) element?.focus({ preventScroll: true });
    };
  }, [state]);

  const send = async (submission: ContactSubmission) => {
    // The resolver has loaded them already.
    const { sendContact, setServerErrors } = await loadRules();
    const fresh = busy.current ? null : token();
    if (!fresh) return;
    busy.current = true;
    setState('sending');
    const result = await fresh.then((value) => sendContact(submission, value)).catch(() => failWith({}));
    busy.current = false;
    setState(result.ok ? 'sent' : 'idle');
    if (result.ok) {
      form.reset();
      return;
    }
    setServerErrors(form, result.error);
    focusFirst(result.error);
  };

  return {
    button,
    touch: () => {
      touch();
      loadRules().catch(() => undefined);
    },
    sending: state === 'sending',
    sent: state === 'sent',
    again: () => setState('idle'),
    submit: (event: FormEvent) => {
      // The import of the rules may fail; that is a failed submission like any other.
      form
        .handleSubmit(
          send,
          focusFirst,
        )(event)
        .catch(() => undefined);
    },
  };
}
