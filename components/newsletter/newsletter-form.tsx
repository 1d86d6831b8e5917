'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef } from 'react';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import type { NewsletterSender } from '@/lib/newsletter/sender';
import styles from './newsletter-form.module.css';

type NewsletterFormProps = {
  readonly sender: NewsletterSender;
  readonly policyUrl: string;
  readonly state: 'idle' | 'submitting' | 'success' | 'error';
  readonly onSubmit: (event: FormEvent) => void;
};

/** Renders the pop-up's form: names optional, e-mail address required (NEWS-02). */
export function NewsletterForm({ sender, policyUrl, state, onSubmit }: NewsletterFormProps) {
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
