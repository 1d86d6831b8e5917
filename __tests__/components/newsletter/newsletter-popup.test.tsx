import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewsletterPopup, popUpDelayMs, retryMs } from '@/components/newsletter/newsletter-popup';
import { newsletterSender } from '@/lib/newsletter';
import { mockDialogMethods } from '../../support/dialog';
import { renderIn } from '../../support/render-in';
import { mockRoute } from './mock-route';

const send = mockRoute();
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Lets the event loop turn until the form has validated and React has rendered the result; no time passes. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await wait(0);
}

const dialog = () => screen.queryByRole('dialog');
const show = (language: 'en' | 'fr' = 'en') =>
  renderIn(
    language,
    <>
      <input aria-label="Other field" />
      <NewsletterPopup policyUrl="https://policy.example/" sender={newsletterSender(language)} />
    </>,
  );

async function open(language: 'en' | 'fr' = 'en') {
  const view = show(language);
  await wait(popUpDelayMs);
  return view;
}

beforeAll(mockDialogMethods);
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  localStorage.clear();
  sessionStorage.clear();
  send.mockReset().mockResolvedValue(true);
});
afterEach(() => jest.useRealTimers());

describe('appears (NEWS-01)', () => {
  it('5 seconds after the load event, once a session', async () => {
    const { unmount } = show();
    await wait(popUpDelayMs - 1);
    expect(dialog()).toBeNull();
    await wait(1);
    expect(dialog()).toHaveAccessibleName('Join the team');
    unmount();
    await open();
    expect(dialog()).toBeNull();
  });

  it('counts from the load event', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    show();
    await wait(2 * popUpDelayMs);
    expect(dialog()).toBeNull();
    fireEvent(window, new Event('load'));
    await wait(popUpDelayMs);
    expect(dialog()).toBeVisible();
    state.mockRestore();
  });

  it('never after a subscription, even in another tab', async () => {
    show();
    localStorage.setItem('newsletterSubmitted', 'true');
    await wait(popUpDelayMs + 3 * retryMs);
    expect(dialog()).toBeNull();
  });

  it('after the visitor has stopped typing', async () => {
    show();
    screen.getByLabelText('Other field').focus();
    await wait(popUpDelayMs + 5 * retryMs);
    expect(dialog()).toBeNull();
    screen.getByLabelText('Other field').blur();
    await wait(retryMs);
    expect(dialog()).toBeVisible();
  });

  it('after a dialog that opened while its code was loading', async () => {
    show();
    // Its code arrives after this turn.
    jest.advanceTimersByTime(popUpDelayMs);
    const other = render(<dialog open />);
    await settle();
    expect(screen.queryByRole('dialog', { name: 'Join the team' })).toBeNull();
    other.unmount();
    await wait(retryMs);
    expect(dialog()).toHaveAccessibleName('Join the team');
  });

  it('also when storage is blocked', async () => {
    const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    await open();
    expect(dialog()).toBeVisible();
    blocked.mockRestore();
  });
});

describe('closes', () => {
  it('with its button', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'Close the newsletter form' }));
    expect(dialog()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('with a press on the backdrop, but not with a release there', async () => {
    await open();
    const element = screen.getByRole('dialog');
    fireEvent.pointerDown(screen.getByLabelText('Email'));
    fireEvent.click(element);
    expect(dialog()).toBeVisible();
    fireEvent.pointerDown(element);
    fireEvent.click(element);
    expect(dialog()).toBeNull();
  });
});

describe('the form (NEWS-02)', () => {
  const languages = {
    en: { email: 'Email', subscribe: 'Subscribe', required: 'Email is required' },
    fr: { email: 'Courriel', subscribe: 'S’abonner', required: 'Le courriel est obligatoire' },
  } as const;

  it.each(['en', 'fr'] as const)('requires an address in %s', async (language) => {
    const { email, subscribe, required } = languages[language];
    await open(language);
    const field = screen.getByLabelText(email);
    await user.type(field, 'ada');
    expect(field).not.toHaveAttribute('aria-describedby');
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: subscribe }));
    await settle();
    expect(field).toHaveAccessibleDescription(required);
    expect(field).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['en', /you ask .*to email you news and offers about .*withdraw at any time/],
    [
      'fr',
      /vous demandez à .*par courriel des nouvelles et des offres.*retirer votre consentement en tout temps/,
    ],
  ] as const)(
    'asks for consent with sender, address, purpose and a way out in %s',
    async (language, consent) => {
      await open(language);
      const text = screen.getByText(consent);
      for (const part of Object.values(newsletterSender(language))) expect(text).toHaveTextContent(part);
    },
  );

  it.each(['ada', 'ada@', 'ada@example', 'ada@example.c', '@example.com'])('rejects %s', async (address) => {
    await open();
    const field = screen.getByLabelText('Email');
    await user.type(field, `${address}{Enter}`);
    await settle();
    expect(field).toHaveAccessibleDescription('Please provide a valid email address.');
    await user.clear(field);
    await settle();
    expect(field).toHaveAccessibleDescription('Email is required');
    await user.type(field, 'ada@example.co');
    await settle();
    expect(field).not.toHaveAttribute('aria-describedby');
    expect(send).not.toHaveBeenCalled();
  });

  it('shows thanks, stores the flag, and closes after 2 seconds', async () => {
    let response: (sent: boolean) => void = () => undefined;
    send.mockImplementation(
      () =>
        new Promise((resolve) => {
          response = resolve;
        }),
    );
    await open();
    await user.type(screen.getByLabelText(/First name/), '  Ada ');
    await user.type(screen.getByLabelText('Email'), 'Ada@Example.COM');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    await settle();
    const button = screen.getByRole('button', { name: 'Submitting...' });
    expect(button).toBeDisabled();
    for (const field of within(screen.getByRole('dialog')).getAllByRole('textbox')) {
      expect(field).toBeDisabled();
    }
    expect(send).toHaveBeenCalledWith({ email: 'Ada@Example.COM', firstName: 'Ada' });
    expect(localStorage).toHaveLength(0);

    await act(async () => response(true));
    expect(screen.getByRole('status')).toHaveTextContent('Thank you for subscribing!');
    expect(screen.getByRole('status')).toHaveFocus();
    expect(localStorage.getItem('newsletterSubmitted')).toBe('true');
    await wait(1999);
    expect(dialog()).toBeVisible();
    await wait(1);
    expect(dialog()).toBeNull();
  });

  it('shows an error, keeps the values, and can be sent again', async () => {
    send.mockResolvedValueOnce(false);
    await open();
    await user.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(screen.getByRole('button', { name: 'Subscribe' })).toHaveFocus();
    expect(localStorage).toHaveLength(0);
    await wait(10_000);
    expect(dialog()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(localStorage.getItem('newsletterSubmitted')).toBe('true');
  });
});
