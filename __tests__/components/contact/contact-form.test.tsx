import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/contact/contact-form';
import { contactWords } from '@/components/contact/contact-words';
import { sendContact } from '@/components/contact/send-contact';
import type { BotCheck } from '@/lib/contact/bot-check';
import { american, hydrateIn, messages, quebec, renderIn } from '../../support/render-in';

jest.mock('@/components/contact/send-contact', () => ({ sendContact: jest.fn() }));
const send = jest.mocked(sendContact);

const check: BotCheck = { scriptUrl: 'https://check.example/enterprise.js', siteKey: 'key-1' };
const execute = jest.fn(async () => 'token');
const enterprise = { ready: (callback: () => void) => callback(), execute };

const botScripts = () => [...document.querySelectorAll('script[data-bot-check]')];
const show = (botCheck: BotCheck | 'off' | null = 'off') =>
  renderIn(
    'en',
    <ContactForm botCheck={botCheck} words={contactWords(messages.en.common.contact, american)} />,
  );
const topic = () => screen.getByRole('combobox', { name: 'Topic' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));

async function choose(name: string) {
  await userEvent.click(topic());
  await userEvent.click(screen.getByRole('option', { name }));
}

async function fill() {
  await choose('Sponsorships');
  await userEvent.type(screen.getByLabelText('First Name'), 'Ada');
  await userEvent.type(screen.getByLabelText('Last Name'), 'Park');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Message'), 'Hello');
  await userEvent.click(screen.getByLabelText('I am 16 or older'));
  await userEvent.click(screen.getByLabelText('I accept the Terms of Service'));
}

const submission = {
  topic: 'sponsorships',
  firstName: 'Ada',
  lastName: 'Park',
  email: 'ada@example.com',
  message: 'Hello',
  minAge: true,
  acceptTerms: true,
};

beforeEach(() => {
  send.mockReset().mockResolvedValue({ ok: true, errors: {} });
  execute.mockClear();
});
afterEach(() => {
  delete window.grecaptcha;
  for (const script of botScripts()) script.remove();
});

describe('rules (spec section 5)', () => {
  it('shows every message, binds it to its field and goes to the first', async () => {
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

  it('keeps and sends what was filled in before the script ran', async () => {
    const words = contactWords(messages.en.common.contact, american);
    hydrateIn('en', <ContactForm botCheck="off" words={words} />, () => {
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
      for (const label of ['I am 16 or older', 'I accept the Terms of Service']) {
        screen.getByLabelText<HTMLInputElement>(label).checked = true;
      }
    });
    await choose('Sponsorships');
    await submit();
    await waitFor(() => expect(send).toHaveBeenCalledWith(submission, ''));
  });

  it('takes a message back when its field is put right', async () => {
    show();
    await submit();
    await userEvent.type(screen.getByLabelText('Email'), 'ada');
    expect(screen.getByText('Invalid email address')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email'), '@example.com');
    expect(screen.queryByText('Invalid email address')).toBeNull();
  });

  it('asks the eleven consumer questions for that topic only', async () => {
    show();
    expect(screen.queryByRole('group')).toBeNull();
    await choose('Consumer Relations');
    const group = within(screen.getByRole('group', { name: 'About the product' }));
    expect([...group.getAllByRole('textbox'), ...group.getAllByRole('combobox')]).toHaveLength(11);
    const options = within(group.getByLabelText('Product Line')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'Choose one',
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

  it('writes a phone number in the format of the locale', async () => {
    show();
    await choose('Consumer Relations');
    await userEvent.type(screen.getByLabelText('Phone'), '217 555 0123');
    await userEvent.tab();
    expect(screen.getByLabelText('Phone')).toHaveValue('(217) 555-0123');
  });

  it('speaks French, with values that do not', async () => {
    renderIn('fr', <ContactForm botCheck="off" words={contactWords(messages.fr.common.contact, quebec)} />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Sujet' }));
    await userEvent.click(screen.getByRole('option', { name: 'Service aux consommateurs' }));
    await userEvent.selectOptions(screen.getByLabelText('Emballage'), 'Emballage varié');
    expect(screen.getByLabelText('Emballage')).toHaveValue('Variety pack');
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByText('Le code postal est obligatoire')).toBeVisible();
  });
});

describe('the topic menu (spec section 4)', () => {
  it('offers four topics and closes on a choice', async () => {
    show();
    await userEvent.click(topic());
    expect(topic()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Consumer Relations',
      'Sponsorships',
      'Media Inquiries',
      'Become a Retailer',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Media Inquiries' }));
    expect(topic()).toHaveAttribute('aria-expanded', 'false');
    expect(topic()).toHaveTextContent('Media Inquiries');
    expect(topic()).toHaveFocus();
  });

  it('closes on a click elsewhere and on Escape', async () => {
    show();
    await userEvent.click(topic());
    await userEvent.click(document.body);
    expect(topic()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(topic());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(topic()).toHaveAttribute('aria-expanded', 'false');
    expect(topic()).toHaveTextContent('Choose one');
  });

  it('is worked by keys and letters', async () => {
    show();
    topic().focus();
    await userEvent.keyboard('{End}');
    expect(topic()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[3]?.id);
    await userEvent.keyboard('me{Enter}');
    expect(topic()).toHaveTextContent('Media Inquiries');
    await userEvent.keyboard(' {Home}{Tab}');
    expect(topic()).toHaveTextContent('Consumer Relations');
    expect(screen.getByLabelText('First Name')).toHaveFocus();
  });
});

describe('sending (spec section 4)', () => {
  it('reads submitting, then resets the form and says so', async () => {
    let answer = (_result: Awaited<ReturnType<typeof sendContact>>) => {};
    send.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    show();
    await fill();
    await submit();
    expect(await screen.findByRole('button', { name: 'Submitting' })).toBeDisabled();
    expect(send).toHaveBeenCalledWith(submission, '');
    await act(async () => answer({ ok: true, errors: {} }));
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
    expect(screen.getByRole('status')).toHaveTextContent('Thank you!');
    expect(screen.getByLabelText('First Name')).toHaveValue('');
    expect(screen.getByLabelText('I am 16 or older')).not.toBeChecked();
    expect(topic()).toHaveTextContent('Choose one');
  });

  it('shows nothing when it fails, keeps what was typed and gives the button back', async () => {
    send.mockResolvedValue({ ok: false, errors: {} });
    show();
    await fill();
    await submit();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled());
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Message')).toHaveValue('Hello');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  });

  it('marks the fields that the route refuses', async () => {
    send.mockResolvedValue({ ok: false, errors: { message: 'message-required', email: 'No such address' } });
    show();
    await fill();
    await submit();
    expect(await screen.findByText('No such address')).toBeVisible();
    expect(screen.getByText('Message is required')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });
});

describe('the bot check (spec sections 4 and 9)', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it('is loaded at the first touch, once, with the key', async () => {
    show(check);
    expect(botScripts()).toEqual([]);
    await userEvent.click(screen.getByLabelText('First Name'));
    await userEvent.click(screen.getByLabelText('Last Name'));
    expect(botScripts().map((script) => script.getAttribute('src'))).toEqual([
      'https://check.example/enterprise.js?render=key-1',
    ]);
  });

  it('is loaded anew after it failed to load', async () => {
    show(check);
    await userEvent.click(screen.getByLabelText('First Name'));
    botScripts()[0]?.dispatchEvent(new Event('error'));
    expect(botScripts()).toEqual([]);
    await userEvent.click(screen.getByLabelText('Last Name'));
    expect(botScripts()).toHaveLength(1);
  });

  it('nothing is sent before it is ready; then every try has a fresh token', async () => {
    send.mockResolvedValue({ ok: false, errors: {} });
    show(check);
    await fill();
    await submit();
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();

    window.grecaptcha = { enterprise };
    act(() => jest.advanceTimersByTime(300));
    execute.mockResolvedValueOnce('first').mockResolvedValueOnce('second');
    await submit();
    await waitFor(() => expect(send).toHaveBeenLastCalledWith(submission, 'first'));
    await submit();
    await waitFor(() => expect(send).toHaveBeenLastCalledWith(submission, 'second'));
    expect(execute).toHaveBeenCalledWith('key-1', { action: 'FORM_SEND' });
  });

  it('one that fails is a message that was not sent', async () => {
    show(check);
    await fill();
    window.grecaptcha = { enterprise };
    act(() => jest.advanceTimersByTime(300));
    execute.mockRejectedValueOnce(new Error('offline'));
    await submit();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled());
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Message')).toHaveValue('Hello');
  });

  it('nothing is ever sent where none is configured', async () => {
    show(null);
    await fill();
    await submit();
    expect(send).not.toHaveBeenCalled();
    expect(botScripts()).toEqual([]);
  });
});
