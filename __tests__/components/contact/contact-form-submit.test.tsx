import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { sendContact } from '@/components/contact/send-contact';
import { fill, show, submission, submit, topic } from './contact-form-support';

jest.mock('@/components/contact/send-contact', () => ({ sendContact: jest.fn() }));
const send = jest.mocked(sendContact);

beforeEach(() => send.mockReset().mockResolvedValue({ ok: true, value: null }));

describe('sending (CON-04)', () => {
  it('shows that it is submitting, then resets the form and confirms it', async () => {
    let respond = (_result: Awaited<ReturnType<typeof sendContact>>) => {};
    send.mockReturnValue(
      new Promise((resolve) => {
        respond = resolve;
      }),
    );
    show();
    await fill();
    await submit();
    expect(await screen.findByRole('button', { name: 'Submitting' })).toBeDisabled();
    expect(send).toHaveBeenCalledWith(submission, '');
    await act(async () => respond({ ok: true, value: null }));
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
    expect(screen.getByRole('status')).toHaveTextContent('Thank you!');
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

  it('shows no message on failure, preserves the values and enables the button', async () => {
    send.mockResolvedValue({ ok: false, error: {} });
    show();
    await fill();
    await submit();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled());
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Message')).toHaveValue('Hello');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
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
});
