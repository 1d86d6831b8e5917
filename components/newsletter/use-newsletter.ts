import { useEffect, useState } from 'react';
import { markSubmitted } from '@/lib/newsletter/form-flags';
import { sendSubscription } from '@/lib/newsletter/form-send';
import { type NewsletterErrors, validateNewsletter } from '@/lib/newsletter/schema';

/** How long the thanks are shown (spec section 9). */
export const thanksMs = 2000;

export type Newsletter = {
  readonly state: 'idle' | 'submitting' | 'success' | 'error';
  readonly errors: NewsletterErrors;
  /** Sends what the form holds, unless a rule is broken; answers with what is wrong. */
  readonly submit: (values: unknown) => NewsletterErrors;
  /** Checks again what was found wrong, while it is being corrected. */
  readonly recheck: (values: unknown) => void;
};

/** The states of the pop-up's form (spec section 4, "Newsletter pop-up"). */
export function useNewsletter(onDone: () => void): Newsletter {
  const [state, setState] = useState<Newsletter['state']>('idle');
  const [errors, setErrors] = useState<NewsletterErrors>({});
  const [tried, setTried] = useState(false);

  useEffect(() => {
    if (state !== 'success') return;
    const timer = setTimeout(() => {
      setState('idle');
      setTried(false);
      onDone();
    }, thanksMs);
    return () => clearTimeout(timer);
  }, [state, onDone]);

  const send = async (subscription: Parameters<typeof sendSubscription>[0]) => {
    setState('submitting');
    const sent = await sendSubscription(subscription);
    // The flag holds for a visitor who has closed the pop-up meanwhile, too.
    if (sent) markSubmitted();
    setState(sent ? 'success' : 'error');
  };

  return {
    state,
    errors,
    submit: (values) => {
      const result = validateNewsletter(values);
      const found = result.ok ? {} : result.errors;
      setTried(true);
      setErrors(found);
      if (result.ok) void send(result.subscription);
      else setState('idle');
      return found;
    },
    recheck: (values) => {
      if (!tried) return;
      const result = validateNewsletter(values);
      setErrors(result.ok ? {} : result.errors);
    },
  };
}
