// Rules: CON-04, CON-08, CON-09
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendContact } from '@/components/contact/contact-rules';
import { fill, show, submission, submit, topic } from './contact-form-support';

jest.mock('@/components/contact/contact-rules', () => ({
  ...jest.requireActual('@/components/contact/contact-rules'),
  sendContact: jest.fn(),
}));
const send = jest.mocked(sendContact);

beforeEach(() => send.mockReset().mockResolvedValue({ ok: true, value: null }));

/** Holds the response of the next submission until the returned function is called with it. */
function holdResponse() {
  type Response = Awaited<ReturnType<typeof sendContact>>;
  let respond = (_result: Response) => {};
  send.mockReturnValue(
    new Promise((resolve) => {
      respond = resolve;
    }),
  );
  return (result: Response) => respond(result);
}

describe('sending (CON-04)', () => {
  it('shows that it is submitting, then confirms it in place of the form, and offers an empty form again', async () => {
    const respond = holdResponse();
    show();
    await fill();
    await submit();
    expect(await screen.findByRole('button', { name: 'Submitting' })).toBeDisabled();
    expect(send).toHaveBeenCalledWith(submission, '');
    await act(async () => respond({ ok: true, value: null }));
    expect(screen.queryByRole('form')).toBeNull();
    const confirmation = screen.getByRole('region', { name: 'Message sent.' });
    expect(confirmation).toHaveTextContent('Thank you!');
    expect(confirmation).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Read the FAQ' })).toHaveAttribute('href', '/faq');
    expect(confirmation.querySelector('img')).toHaveAttribute('alt', '');
    fireEvent.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(screen.queryByText(/Thank you!/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
    expect(screen.getByLabelText('First Name')).toHaveValue('');
    expect(screen.getByLabelText('I am 16 or older')).not.toBeChecked();
    expect(topic()).toHaveDisplayValue('Choose one');
  });

  it('sends once, even if submitted repeatedly', async () => {
    send.mockReturnValue(new Promise(() => undefined));
    show();
    await fill();
    const form = screen.getByRole('form');
    fireEvent.submit(form);
    fireEvent.submit(form);
    await screen.findByRole('button', { name: 'Submitting' });
    fireEvent.submit(form);
    await act(async () => undefined);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['en', 'Submit', 'Try again, or call us: (800) 555-0142. You can also write to Solstride'],
    [
      'fr',
      'Envoyer',
      'Réessayez ou appelez-nous : (800) 555-0142. Vous pouvez aussi nous écrire : Solstride',
    ],
  ] as const)('shows other ways in an alert after a failure in %s', async (language, button, text) => {
    send.mockResolvedValue({ ok: false, error: {} });
    show('off', language);
    await userEvent.selectOptions(screen.getAllByRole('combobox')[0] as HTMLElement, submission.topic);
    for (const box of screen.getAllByRole('textbox')) await userEvent.type(box, 'ada@example.com');
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    const alert = screen.getByRole('alert');
    expect(alert).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(alert).toHaveTextContent(text));
    expect(within(alert).getByRole('link')).toHaveAttribute('href', 'tel:+18005550142');
  });

  it('announces each failure once, and takes the alert back meanwhile', async () => {
    send.mockResolvedValueOnce({ ok: false, error: {} });
    show();
    await fill();
    await submit();
    const alert = screen.getByRole('alert');
    await waitFor(() => expect(alert).not.toBeEmptyDOMElement());
    const respond = holdResponse();
    await submit();
    await screen.findByRole('button', { name: 'Submitting' });
    expect(alert).toBeEmptyDOMElement();
    await act(async () => respond({ ok: false, error: {} }));
    await waitFor(() => expect(alert).not.toBeEmptyDOMElement());
  });

  it('shows no alert for errors of fields, which are there when the first of them gets the focus', async () => {
    send.mockResolvedValue({ ok: false, error: { email: 'No such address' } });
    show();
    await fill();
    const described: (string | null)[] = [];
    screen.getByLabelText('Email').addEventListener('focus', ({ target }) => {
      const id = (target as Element).getAttribute('aria-describedby') ?? '';
      described.push(document.getElementById(id)?.textContent ?? null);
    });
    await submit();
    await waitFor(() => expect(described).toEqual(['No such address']));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('preserves the values on failure, and enables the button', async () => {
    send.mockResolvedValue({ ok: false, error: {} });
    show();
    await fill();
    await submit();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled());
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Message')).toHaveValue('Hello');
    expect(screen.queryByText(/Thank you!/)).toBeNull();
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  });

  it('shows errors for the fields that the route rejects', async () => {
    send.mockResolvedValue({ ok: false, error: { message: 'message-required', email: 'No such address' } });
    show();
    await fill();
    await submit();
    expect(await screen.findByText('No such address')).toBeVisible();
    expect(screen.getByText('Message is required')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('returns the focus to the button that lost it while it was disabled, without scrolling', async () => {
    const respond = holdResponse();
    show();
    await fill();
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    await submit();
    const button = await screen.findByRole('button', { name: 'Submitting' });
    // A browser takes the focus from a disabled button; in jsdom another control has to lose it.
    screen.getByLabelText('Message').focus();
    screen.getByLabelText('Message').blur();
    focus.mockClear();
    await act(async () => respond({ ok: false, error: {} }));
    expect(button).toHaveFocus();
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
    focus.mockRestore();
  });

  it('leaves the focus where the visitor has moved it meanwhile', async () => {
    const respond = holdResponse();
    show();
    await fill();
    await submit();
    await screen.findByRole('button', { name: 'Submitting' });
    screen.getByLabelText('Message').focus();
    await act(async () => respond({ ok: false, error: {} }));
    expect(screen.getByLabelText('Message')).toHaveFocus();
  });

  it('sends again after a request that was aborted', async () => {
    send.mockRejectedValueOnce(new Error('aborted'));
    show();
    await fill();
    await submit();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled());
    await submit();
    await screen.findByText(/Thank you!/);
    expect(send).toHaveBeenCalledTimes(2);
  });
});
