import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { BotCheck } from '@/lib/contact/bot-check';
import { type ContactField, type ContactValues, contactFields, isContactField } from '@/lib/contact/fields';
import type { ContactSubmission } from '@/lib/contact/schema';
import { loadRules } from './resolver';
import { sendContact } from './send-contact';
import { useBotCheck } from './use-bot-check';
import { fieldId } from './use-field';

type Form = UseFormReturn<ContactValues, unknown, ContactSubmission>;

/** Puts the focus on the first field with an error, in the order of the page. */
function focusFirst(errors: Partial<Record<ContactField, unknown>>) {
  const first = contactFields.find((name) => errors[name] !== undefined);
  if (first) document.getElementById(fieldId(first))?.focus();
}

/**
 * Sends the form (spec section 4, "Contact form"): nothing happens until the bot check is ready; success resets the
 * form, failure shows nothing, keeps what was typed and gives the button back. Fields that the route refuses are
 * marked like those the browser refuses.
 */
export function useContactSubmit(form: Form, botCheck: BotCheck | 'off' | null) {
  const { touch, token } = useBotCheck(botCheck);
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const button = useRef<HTMLButtonElement>(null);
  const busy = useRef(false);

  // A disabled button loses the focus; whoever uses a keyboard gets it back.
  useEffect(() => {
    if (state !== 'sending') return;
    const element = button.current;
    return () => {
      if (document.activeElement === document.body) element?.focus({ preventScroll: true });
    };
  }, [state]);

  const send = async (submission: ContactSubmission) => {
    const fresh = busy.current ? null : token();
    if (!fresh) return;
    busy.current = true;
    setState('sending');
    const { ok, errors } = await fresh
      .then((value) => sendContact(submission, value))
      .catch(() => ({ ok: false, errors: {} }));
    busy.current = false;
    setState(ok ? 'sent' : 'idle');
    if (ok) form.reset();
    for (const [name, message] of Object.entries(errors)) {
      if (isContactField(name)) form.setError(name, { type: 'server', message });
    }
    focusFirst(errors);
  };

  return {
    button,
    touch: () => {
      touch();
      loadRules().catch(() => undefined);
    },
    sending: state === 'sending',
    sent: state === 'sent',
    submit: (event: FormEvent) => {
      // Rules that do not load are one more way for a message not to be sent.
      form
        .handleSubmit(
          send,
          focusFirst,
        )(event)
        .catch(() => undefined);
    },
  };
}
