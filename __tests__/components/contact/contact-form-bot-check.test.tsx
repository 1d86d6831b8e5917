import { act, screen, waitFor } from '@testing-library/react';
import { sendContact } from '@/components/contact/send-contact';
import type { BotCheck } from '@/lib/contact/bot-check';
import { fill, show, submission, submit, user } from './contact-form-support';

jest.mock('@/components/contact/send-contact', () => ({ sendContact: jest.fn() }));
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

  it('sends nothing before it is ready, then uses a new token for each submission', async () => {
    send.mockResolvedValue({ ok: false, error: {} });
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
    expect(send).not.toHaveBeenCalled();
    expect(botScripts()).toEqual([]);
  });
});
