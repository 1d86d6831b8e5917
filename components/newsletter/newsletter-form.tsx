'use client';

import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { NewsletterField } from './newsletter-field';
import styles from './newsletter-form.module.css';
import { errorOf, type NewsletterWords } from './newsletter-words';
import type { Newsletter } from './use-newsletter';

type NewsletterFormProps = {
  readonly words: NewsletterWords;
  readonly policyUrl: string;
  readonly newsletter: Newsletter;
};

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

/** The pop-up's form: names optional, the address required (spec sections 3 and 5). */
export function NewsletterForm({ words, policyUrl, newsletter }: NewsletterFormProps) {
  const { state, errors } = newsletter;
  const busy = state === 'submitting';
  const button = useRef<HTMLButtonElement>(null);

  // A disabled button loses the focus; whoever uses a keyboard gets it back.
  useEffect(() => {
    if (state === 'error') button.current?.focus({ preventScroll: true });
  }, [state]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const [first] = Object.keys(newsletter.submit(valuesOf(form)));
    const control = first && form.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  return (
    <form
      aria-label={words.title}
      method="post"
      noValidate
      onInput={(event) => newsletter.recheck(valuesOf(event.currentTarget))}
      onSubmit={submit}
    >
      <fieldset className={styles.fields} disabled={busy}>
        <NewsletterField
          autoComplete="given-name"
          error={errorOf(words, errors, 'firstName')}
          label={words['first-name']}
          maxLength={100}
          name="firstName"
          optional={words.optional}
        />
        <NewsletterField
          autoComplete="family-name"
          error={errorOf(words, errors, 'lastName')}
          label={words['last-name']}
          maxLength={100}
          name="lastName"
          optional={words.optional}
        />
        <NewsletterField
          autoComplete="email"
          error={errorOf(words, errors, 'email')}
          label={words.email}
          maxLength={254}
          name="email"
          required
          type="email"
        />
      </fieldset>
      <p className={styles.failure} role="alert">
        {state === 'error' ? words.failure : ''}
      </p>
      <Button className={styles.submit} disabled={busy} ref={button} type="submit">
        {busy ? words.submitting : words.submit}
      </Button>
      <p className={styles.consent}>
        {words.consent}{' '}
        <a href={policyUrl} rel="noopener noreferrer" target="_blank">
          {words.policy}
        </a>
      </p>
    </form>
  );
}
