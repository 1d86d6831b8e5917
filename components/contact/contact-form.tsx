'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { SelectField } from '@/components/forms/select-field';
import { TermsLink } from '@/components/forms/terms-link';
import { TextField } from '@/components/forms/text-field';
import { FormScopeProvider } from '@/components/forms/use-field';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useLazy } from '@/components/ui/use-lazy';
import type { BotCheck } from '@/lib/contact';
import {
  type ContactValues,
  consumerTopic,
  emptyContact,
  maxLength,
  offeredTopics,
} from '@/lib/contact/fields';
import type { ContactSubmission } from '@/lib/contact/schema';
import type { RequiredText } from './consumer-fields';
import styles from './contact.module.css';
import { contactResolver, contactScope, useContactSubmit } from './use-contact-submit';

const loadConsumerFields = () => import('./consumer-fields').then(({ ConsumerFields }) => ConsumerFields);

const focus = (element: HTMLElement | null) => element?.focus();

type ContactSentProps = {
  /** The confirmation, with an element with the id `contact-sent` for its title. */
  readonly children: ReactNode;
  readonly onAgain: () => void;
};

/** Replaces the form after a submission (CON-04). It takes the focus, so that it is in view and announced. */
function ContactSent({ children, onAgain }: ContactSentProps) {
  const t = useTranslations('common.contact.form');
  return (
    <section aria-labelledby="contact-sent" className={styles.sent} ref={focus} tabIndex={-1}>
      {children}
      <Button onClick={onAgain} variant="outline">
        {t('again')}
      </Button>
    </section>
  );
}

type ContactFormProps = {
  readonly botCheck: BotCheck | 'off' | null;
  readonly phoneFormat: string;
  readonly termsUrl: string;
  readonly confirmation: ReactNode;
  /** The alert of a failed submission. */
  readonly failure: ReactNode;
};

/** Renders the contact form (CON-01) with its topic menu, a native select (CON-02). */
export function ContactForm({ botCheck, phoneFormat, termsUrl, confirmation, failure }: ContactFormProps) {
  const t = useTranslations('common.contact');
  const form = useForm<ContactValues, unknown, ContactSubmission>({
    defaultValues: emptyContact,
    resolver: contactResolver,
    shouldFocusError: false,
  });
  const { sending, outcome, again, touch, submit, button, alert } = useContactSubmit(form, botCheck);
  // A native submit before hydration would put the form values into the URL.
  const hydrated = useHydrated();
  // Unlike useWatch, this also reads a topic that was chosen before hydration.
  const topic = form.watch('topic');
  const isConsumer = topic === consumerTopic;
  const [ConsumerFields, requestConsumerFields] = useLazy(loadConsumerFields, isConsumer);
  const onTouch = () => {
    touch();
    void requestConsumerFields();
  };
  const text: RequiredText = (name) => ({
    label: t(`fields.${name}`),
    maxLength: maxLength.answer,
    name,
    required: true,
  });
  if (outcome === 'sent') return <ContactSent onAgain={again}>{confirmation}</ContactSent>;
  return (
    <FormProvider {...form}>
      <FormScopeProvider value={contactScope}>
        <form
          aria-labelledby="contact-form"
          className={styles.form}
          method="post"
          noValidate
          onFocus={onTouch}
          onPointerDown={onTouch}
          onSubmit={submit}
        >
          <div className={styles.wide}>
            <h2 className={styles.subtitle} id="contact-form">
              {t('form.label')}
            </h2>
            <p className={styles.required}>{t('form.required')}</p>
          </div>
          <div className={styles.wide}>
            <SelectField
              choices={offeredTopics.map((offered) => ({ value: offered, label: t(`topics.${offered}`) }))}
              label={t('fields.topic')}
              name="topic"
              placeholder={t('form.choose')}
            />
          </div>
          <TextField {...text('firstName')} autoComplete="given-name" />
          <TextField {...text('lastName')} autoComplete="family-name" />
          <div className={styles.wide}>
            <TextField {...text('email')} autoComplete="email" type="email" />
          </div>
          {isConsumer && ConsumerFields ? <ConsumerFields phoneFormat={phoneFormat} text={text} /> : null}
          <div className={styles.wide}>
            <TextField {...text('message')} maxLength={maxLength.message} rows={6} />
          </div>
          <div className={styles.wide}>
            <CheckboxField name="minAge" required>
              {t('fields.minAge')}
            </CheckboxField>
            <CheckboxField name="acceptTerms" required>
              {t.rich('fields.acceptTerms', {
                link: (text) => <TermsLink href={termsUrl}>{text}</TermsLink>,
              })}
            </CheckboxField>
          </div>
          <div className={styles.wide}>
            <p className={styles.alert} ref={alert} role="alert">
              {outcome === 'failed' ? failure : null}
            </p>
            <Button
              className={styles.submit}
              disabled={sending}
              ref={button}
              type={hydrated ? 'submit' : 'button'}
            >
              {sending ? t('form.submitting') : t('form.submit')}
            </Button>
            <p className={styles.noScript}>{t('form.no-script')}</p>
          </div>
        </form>
      </FormScopeProvider>
    </FormProvider>
  );
}
