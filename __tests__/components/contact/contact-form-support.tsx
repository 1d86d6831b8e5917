import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/contact/contact-form';
import { Confirmation, SendFailure } from '@/components/contact/contact-page';
import type { BotCheck } from '@/lib/contact';
import type { ContactSubmission } from '@/lib/contact/schema';
import { renderIn } from '../../support/render-in';

/** Acts without timers between the steps, so that tests may stop the clock. */
export const user = () => userEvent.setup({ delay: null });

export const termsUrl = 'https://terms.example/';

// X is a digit in the format of phone numbers.
const phoneFormat = '(XXX) XXX-XXXX';

export const contactForm = (botCheck: BotCheck | 'off' | null = 'off') => (
  <ContactForm
    botCheck={botCheck}
    confirmation={<Confirmation />}
    failure={<SendFailure phoneFormat={phoneFormat} />}
    phoneFormat={phoneFormat}
    termsUrl={termsUrl}
  />
);
export const show = (botCheck: BotCheck | 'off' | null = 'off', language: 'en' | 'fr' = 'en') =>
  renderIn(language, contactForm(botCheck));
export const acceptTerms = () => screen.getByRole('checkbox', { name: 'I accept the Terms of Service' });
export const topic = () => screen.getByRole('combobox', { name: 'Topic' });
export const submit = () => user().click(screen.getByRole('button', { name: 'Submit' }));

export const choose = (name: string) => user().selectOptions(topic(), name);

export async function fill() {
  await choose('Sponsorships');
  await user().type(screen.getByLabelText('First Name'), 'Ada');
  await user().type(screen.getByLabelText('Last Name'), 'Park');
  await user().type(screen.getByLabelText('Email'), 'ada@example.com');
  await user().type(screen.getByLabelText('Message'), 'Hello');
  await user().click(screen.getByLabelText('I am 16 or older'));
  await user().click(acceptTerms());
}

/** Fills in and submits the form without timers, for tests that control all of them. */
export function sendAtOnce() {
  fireEvent.change(topic(), { target: { value: submission.topic } });
  for (const name of ['firstName', 'lastName', 'email', 'message'] as const)
    fireEvent.change(document.getElementById(`contact-${name}`) as HTMLElement, {
      target: { value: submission[name] },
    });
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  fireEvent.submit(screen.getByRole('form'));
}

/** The submission of the form after `fill`. */
export const submission: ContactSubmission = {
  topic: 'sponsorships',
  firstName: 'Ada',
  lastName: 'Park',
  email: 'ada@example.com',
  message: 'Hello',
  minAge: true,
  acceptTerms: true,
};
