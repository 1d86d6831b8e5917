'use client';

import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import type { BotCheck } from '@/lib/contact/bot-check';
import { type ContactValues, emptyContact } from '@/lib/contact/fields';
import { consumerTopic } from '@/lib/contact/options';
import type { ContactSubmission } from '@/lib/contact/schema';
import { CheckboxField } from './checkbox-field';
import { ConsumerFields } from './consumer-fields';
import styles from './contact-form.module.css';
import type { ContactWords } from './contact-words';
import { contactResolver } from './resolver';
import { TextField } from './text-field';
import { TopicField } from './topic-field';
import { useContactSubmit } from './use-contact-submit';
import { WordsProvider } from './use-field';
import { useHydrated } from './use-hydrated';

type ContactFormProps = { readonly words: ContactWords; readonly botCheck: BotCheck | 'off' | null };

/** The contact form (spec sections 3, 4 and 5). */
export function ContactForm({ words, botCheck }: ContactFormProps) {
  const form = useForm<ContactValues, unknown, ContactSubmission>({
    defaultValues: emptyContact,
    resolver: contactResolver,
    shouldFocusError: false,
  });
  const topic = useWatch({ control: form.control, name: 'topic' });
  const { sending, sent, touch, submit, button } = useContactSubmit(form, botCheck);
  // A submit before the script runs would put what was typed into the address.
  const hydrated = useHydrated();
  return (
    <FormProvider {...form}>
      <WordsProvider value={words}>
        <form
          aria-label={words.form.label}
          className={styles.form}
          method="post"
          noValidate
          onFocus={touch}
          onPointerDown={touch}
          onSubmit={submit}
        >
          <p className={styles.wide}>{words.form.required}</p>
          <div className={styles.wide}>
            <TopicField />
          </div>
          <TextField autoComplete="given-name" name="firstName" />
          <TextField autoComplete="family-name" name="lastName" />
          <div className={styles.wide}>
            <TextField autoComplete="email" name="email" type="email" />
          </div>
          {topic === consumerTopic ? <ConsumerFields /> : null}
          <div className={styles.wide}>
            <TextField multiline name="message" />
          </div>
          <div className={styles.wide}>
            <CheckboxField name="minAge" />
            <CheckboxField name="acceptTerms" />
          </div>
          <div className={styles.wide}>
            <Button
              className={styles.submit}
              disabled={sending}
              ref={button}
              type={hydrated ? 'submit' : 'button'}
            >
              {sending ? words.form.submitting : words.form.submit}
            </Button>
            <p className={styles.sent} data-shown={sent} role="status">
              {sent ? words.form.sent : ''}
            </p>
            <p className={styles.noScript}>{words.form['no-script']}</p>
          </div>
        </form>
      </WordsProvider>
    </FormProvider>
  );
}
