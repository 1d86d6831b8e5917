'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { TermsLink } from '@/components/forms/terms-link';
import { FormScopeProvider } from '@/components/forms/use-field';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useLazy } from '@/components/ui/use-lazy';
import type { BotCheck } from '@/lib/contact/bot-check';
import { type ContactValues, emptyContact } from '@/lib/contact/fields';
import type { ContactSubmission } from '@/lib/contact/schema';
import { consumerTopic } from '@/lib/contact/topics';
import styles from './contact-form.module.css';
import { ContactSent } from './contact-sent';
import { ContactTextField } from './contact-text-field';
import { contactResolver, contactScope } from './resolver';
import { TopicField } from './topic-field';
import { useContactSubmit } from './use-contact-submit';

const loadConsumerFields = () => import('./consumer-fields').then(({ ConsumerFields }) => ConsumerFields);

type ContactFormProps = {
  readonly botCheck: BotCheck | 'off' | null;
  readonly phoneFormat: string;
  readonly termsUrl: string;
  readonly confirmation: ReactNode;
  /** The alert of a failed submission. */
  readonly failure: ReactNode;
};

/** Renders the contact form (CON-01). */
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
  if (outcome === 'sent') return <ContactSent onAgain={again}>{confirmation}</ContactSent>;
  return (
    <FormProvider {...form}>
      <FormScopeProvider value={contactScope}>
        <form
          aria-label={t('form.label')}
          className={styles.form}
          method="post"
          noValidate
          onFocus={onTouch}
          onPointerDown={onTouch}
          onSubmit={submit}
        >
          <p className={styles.wide}>{t('form.required')}</p>
          <div className={styles.wide}>
            <TopicField />
          </div>
          <ContactTextField autoComplete="given-name" name="firstName" />
          <ContactTextField autoComplete="family-name" name="lastName" />
          <div className={styles.wide}>
            <ContactTextField autoComplete="email" name="email" type="email" />
          </div>
          {isConsumer && ConsumerFields ? <ConsumerFields phoneFormat={phoneFormat} /> : null}
          <div className={styles.wide}>
            <ContactTextField name="message" rows={6} />
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
