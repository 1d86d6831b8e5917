import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { sendContact } from '@/components/contact/contact-rules';
import type { BotCheck } from '@/lib/contact';
import { fill, sendAtOnce, show, submission, submit, user } from './contact-form-support';

jest.mock('@/components/contact/contact-rules', () => ({
  ...jest.requireActual('@/components/contact/contact-rules'),
  sendContact: jest.fn(),
}));
const send = jest.mocked(sendContact);

const check: BotCheck = { scriptUrl: 'https://check.example/enterprise.js', siteKey: 'key-1' };
const execute = jest.fn(async () => 'token');
const enterprise = { ready: (callback: () => void) => callback(), execute };

const botScripts = () => [...document.querySelectorAll('script[data-bot-check]')];

beforeEach(() => {
  send.mockReset().mockResolvedValue({ ok: true, value: null });
  execute.mockClear();
});
afterEach(() => {
  delete window.grecaptcha;
  for (const script of botScripts()) script.remove();
});

describe('the bot check (CON-03)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('loads once, at the first interaction, with the key', async () => {
    show(check);
    expect(botScripts()).toEqual([]);
    await user().click(screen.getByLabelText('First Name'));
    await user().click(screen.getByLabelText('Last Name'));
    expect(botScripts().map((script) => script.getAttribute('src'))).toEqual([
      'https://check.example/enterprise.js?render=key-1',
    ]);
  });

  it('loads again after a failure', async () => {
    show(check);
    await user().click(screen.getByLabelText('First Name'));
    botScripts()[0]?.dispatchEvent(new Event('error'));
    expect(botScripts()).toEqual([]);
    await user().click(screen.getByLabelText('Last Name'));
    expect(botScripts()).toHaveLength(1);
  });

  it('uses a new token for each submission', async () => {
    send.mockResolvedValue({ ok: false, error: {} });
    window.grecaptcha = { enterprise };
    execute.mockResolvedValueOnce('first').mockResolvedValueOnce('second');
    show(check);
    await fill();
    await submit();
    await waitFor(() => expect(send).toHaveBeenLastCalledWith(submission, 'first'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled());
    await submit();
    await waitFor(() => expect(send).toHaveBeenLastCalledWith(submission, 'second'));
    expect(execute).toHaveBeenCalledWith('key-1', { action: 'FORM_SEND' });
  });

  it('a failed check is a failed submission', async () => {
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

  it('a check without a token is a failed submission', async () => {
    show(check);
    await fill();
    window.grecaptcha = { enterprise };
    act(() => jest.advanceTimersByTime(300));
    execute.mockReturnValueOnce(new Promise(() => undefined));
    await submit();
    expect(await screen.findByRole('button', { name: 'Submitting' })).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Message')).toHaveValue('Hello');
    await submit();
    await waitFor(() => expect(send).toHaveBeenCalledWith(submission, 'token'));
  });

  it('stops polling when the page unmounts', async () => {
    const { unmount } = show(check);
    await user().click(screen.getByLabelText('First Name'));
    unmount();
    const ready = jest.fn();
    window.grecaptcha = { enterprise: { ...enterprise, ready } };
    jest.advanceTimersByTime(3000);
    expect(ready).not.toHaveBeenCalled();
  });

  it('sends nothing without a configured check', async () => {
    show(null);
    await fill();
    await submit();
    expect(await screen.findByText(/Try again, or call us/)).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    expect(botScripts()).toEqual([]);
  });
});

describe('a click before the bot check is ready (CON-03, CON-08)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const button = (name: string) => screen.getByRole('button', { name });

  it('is kept: the message goes out once the check is ready', async () => {
    show(check);
    sendAtOnce();
    await wait(9000);
    expect(button('Submitting')).toBeDisabled();
    expect(send).not.toHaveBeenCalled();
    window.grecaptcha = { enterprise };
    await wait(300);
    expect(send.mock.calls).toEqual([[submission, 'token']]);
    expect(screen.getByRole('region', { name: 'Message sent.' })).toHaveFocus();
  });

  it('fails after ten seconds, and sends nothing if the check is ready later', async () => {
    show(check);
    sendAtOnce();
    await wait(9999);
    expect(button('Submitting')).toBeDisabled();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await wait(1);
    expect(button('Submit')).toBeEnabled();
    expect(screen.getByRole('alert')).toHaveTextContent('Try again, or call us: (800) 555-0142.');
    expect(screen.getByLabelText('Message')).toHaveValue('Hello');

    window.grecaptcha = { enterprise };
    await wait(1000);
    expect(send).not.toHaveBeenCalled();
    fireEvent.submit(screen.getByRole('form'));
    await wait(0);
    expect(send.mock.calls).toEqual([[submission, 'token']]);
  });
});
