// Rules: CON-07
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { sendContact } from '@/components/contact/contact-rules';
import { hydrateIn, inMessages } from '../../support/render-in';
import {
  acceptTerms,
  choose,
  contactForm,
  show,
  submission,
  submit,
  termsUrl,
  topic,
} from './contact-form-support';

jest.mock('@/components/contact/contact-rules', () => ({
  ...jest.requireActual('@/components/contact/contact-rules'),
  sendContact: jest.fn(),
}));
const send = jest.mocked(sendContact);

beforeEach(() => send.mockReset().mockResolvedValue({ ok: true, value: null }));

describe('rules (CON-01)', () => {
  it('shows every message, associates it with its field and focuses the first', async () => {
    show();
    await submit();
    expect(await screen.findByText('Please select a topic')).toBeVisible();
    expect(topic()).toHaveFocus();
    expect(topic()).toHaveAccessibleDescription('Please select a topic');
    expect(screen.getByLabelText('First Name')).toHaveAccessibleDescription('First Name is required');
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(screen.getByLabelText('I am 16 or older')).toHaveAccessibleDescription('You must be 16 or older');
    expect(send).not.toHaveBeenCalled();
  });

  it('preserves and sends values that were entered before hydration', async () => {
    hydrateIn('en', contactForm('off'), () => {
      for (const [label, value] of [
        ['First Name', 'Ada'],
        ['Last Name', 'Park'],
        ['Email', 'ada@example.com'],
        ['Message', 'Hello'],
      ] as const) {
        screen.getByLabelText<HTMLInputElement>(label).value = value;
      }
      // As the server sends it.
      screen.getByRole('button', { name: 'Submit' }).setAttribute('type', 'button');
      for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) box.checked = true;
      (topic() as HTMLSelectElement).value = submission.topic;
    });
    await submit();
    await waitFor(() => expect(send).toHaveBeenCalledWith(submission, ''));
  });

  it('cannot be submitted before hydration, which would load the page anew', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(inMessages('en', contactForm()));
    const button = within(page).getByRole('button', { name: 'Submit' });
    expect(button).toHaveAttribute('type', 'button');
    show();
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveAttribute('type', 'submit');
  });

  it('removes a message when its field becomes valid', async () => {
    show();
    await submit();
    await userEvent.type(screen.getByLabelText('Email'), 'ada');
    expect(screen.getByText('Invalid email address')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email'), '@example.com');
    expect(screen.queryByText('Invalid email address')).toBeNull();
  });

  it('shows the eleven consumer questions for that topic only', async () => {
    show();
    expect(screen.queryByRole('group')).toBeNull();
    await choose('Consumer Relations');
    const group = within(screen.getByRole('group', { name: 'About the product' }));
    expect([...group.getAllByRole('textbox'), ...group.getAllByRole('combobox')]).toHaveLength(11);
    const options = within(group.getByLabelText('Product Line')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'Sports Drinks',
      'Zero Sugar',
      'LYTE',
      'Flash I. V.',
      'Flash I. V. Powder Sticks',
      'Sport Water',
    ]);
    await submit();
    expect(await screen.findAllByText(/is required$/)).toHaveLength(4 + 11);
    await choose('Media Inquiries');
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('formats a phone number for the locale', async () => {
    show();
    await choose('Consumer Relations');
    await userEvent.type(screen.getByLabelText('Phone'), '217 555 0123');
    await userEvent.tab();
    expect(screen.getByLabelText('Phone')).toHaveValue('(217) 555-0123');
  });

  it('links to the terms of service in a new tab', () => {
    show();
    const link = screen.getByRole('link', { name: 'Terms of Service' });
    expect(link).toHaveAttribute('href', termsUrl);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAccessibleDescription('opens in a new tab');
    expect(acceptTerms()).toBeRequired();
  });

  it('is translated into French, but sends English values', async () => {
    show('off', 'fr');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Sujet' }),
      'Service aux consommateurs',
    );
    await userEvent.selectOptions(screen.getByLabelText('Emballage'), 'Emballage varié');
    expect(screen.getByLabelText('Emballage')).toHaveValue('Variety pack');
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByText('Le code postal est obligatoire')).toBeVisible();
  });
});
