'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { schemaResolver } from '@/components/forms/schema-resolver';
import { TextField } from '@/components/forms/text-field';
import { type FormScope, FormScopeProvider, focusFirstError } from '@/components/forms/use-field';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import type { NewsletterSender } from '@/lib/newsletter';
import { newsletterSchema, type Subscription, toSubscription } from '@/lib/newsletter/schema';
import styles from './newsletter-dialog.module.css';

export type NewsletterDialogProps = {
  readonly sender: NewsletterSender;
  readonly policyUrl: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called once the route has accepted the subscription, even if the visitor has closed the pop-up meanwhile. */
  readonly onSubscribed: () => void;
};

/** Longer than the route waits for the service. */
const timeoutMs = 30_000;

/**
 * Sends a subscription to `POST /api/newsletter` once (NEWS-01). Never throws; the visitor learns only
 * whether it succeeded.
 */
export async function sendSubscription(subscription: Subscription): Promise<boolean> {
  try {
    const response = await fetch('/api/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(subscription),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** Milliseconds for which the thank-you message shows (NEWS-03). */
const thanksMs = 2000;

const newsletterScope: FormScope = { prefix: 'newsletter', errors: 'common.newsletter.errors' };

const empty = { firstName: '', lastName: '', email: '' };
const order = ['firstName', 'lastName', 'email'] as const;

type State = 'idle' | 'submitting' | 'success' | 'error';

/** Manages the pop-up's form and its states (NEWS-03). */
export function useNewsletter(onDone: () => void, onSubscribed: () => void) {
  const form = useForm({
    defaultValues: empty,
    resolver: schemaResolver(newsletterSchema),
    shouldFocusError: false,
  });
  const [state, setState] = useState<State>('idle');
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
      if (sent) onSubscribed();
      setState(sent ? 'success' : 'error');
    },
    (errors) => {
      setState('idle');
      focusFirstError(newsletterScope, order, errors);
    },
  );
  return { form, state, submit: (event: FormEvent) => void submit(event) };
}

type NewsletterFormProps = {
  readonly sender: NewsletterSender;
  readonly policyUrl: string;
  readonly state: State;
  readonly onSubmit: (event: FormEvent) => void;
};

/** Renders the pop-up's form: names optional, e-mail address required (NEWS-02). */
function NewsletterForm({ sender, policyUrl, state, onSubmit }: NewsletterFormProps) {
  const t = useTranslations('common.newsletter');
  const busy = state === 'submitting';
  const button = useRef<HTMLButtonElement>(null);
  const optional = (label: string) => (
    <>
      {label}
      <span className={styles.optional}> ({t('optional')})</span>
    </>
  );

  // A disabled button loses the focus, so restore it for keyboard users.
  useEffect(() => {
    if (state === 'error') button.current?.focus({ preventScroll: true });
  }, [state]);

  return (
    <form aria-label={t('title')} method="post" noValidate onSubmit={onSubmit}>
      <fieldset className={styles.fields} disabled={busy}>
        <TextField
          autoComplete="given-name"
          label={optional(t('first-name'))}
          maxLength={100}
          name="firstName"
        />
        <TextField
          autoComplete="family-name"
          label={optional(t('last-name'))}
          maxLength={100}
          name="lastName"
        />
        <div className={styles.wide}>
          <TextField
            autoComplete="email"
            label={t('email')}
            maxLength={254}
            name="email"
            required
            type="email"
          />
        </div>
      </fieldset>
      <p className={styles.failure} role="alert">
        {state === 'error' ? t('failure') : ''}
      </p>
      <Button className={styles.submit} disabled={busy} ref={button} type="submit">
        {busy ? t('submitting') : t('submit')}
      </Button>
      <p className={styles.consent}>
        {t('consent', sender)}{' '}
        <a href={policyUrl} rel="noopener noreferrer" target="_blank">
          {t('policy')}
        </a>
      </p>
    </form>
  );
}

/** Renders the pop-up: the form, or the thank-you message before it closes. */
export function NewsletterDialog({ sender, policyUrl, open, onClose, onSubscribed }: NewsletterDialogProps) {
  const t = useTranslations('common.newsletter');
  const { form, state, submit } = useNewsletter(onClose, onSubscribed);
  const thanks = state === 'success';
  const message = useRef<HTMLParagraphElement>(null);

  // The focused form unmounts; keep the focus inside the dialog.
  useEffect(() => {
    if (thanks) message.current?.focus({ preventScroll: true });
  }, [thanks]);

  return (
    <Modal className={styles.dialog} closeLabel={t('close')} onClose={onClose} open={open} title={t('title')}>
      {thanks ? null : (
        <FormProvider {...form}>
          <FormScopeProvider value={newsletterScope}>
            <p className={styles.text}>{t('text')}</p>
            <NewsletterForm onSubmit={submit} policyUrl={policyUrl} sender={sender} state={state} />
          </FormScopeProvider>
        </FormProvider>
      )}
      <p className={styles.thanks} data-shown={thanks} ref={message} role="status" tabIndex={-1}>
        {thanks ? t('success') : ''}
      </p>
    </Modal>
  );
}
