// Rules: WRITE-01
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type SendResult, sendReview } from '@/components/reviews/write/send-review';
import { WriteReview } from '@/components/reviews/write/write-review';
import { mockDialogMethods } from '../../../support/dialog';
import { renderIn } from '../../../support/render-in';
import { termsUrl } from '../fixtures';

jest.mock('@/components/reviews/write/send-review', () => ({ sendReview: jest.fn() }));
const send = jest.mocked(sendReview);

beforeAll(mockDialogMethods);
beforeEach(() => {
  send.mockReset().mockResolvedValue({ ok: true, value: null });
});
afterEach(() => jest.useRealTimers());

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Open
      </button>
      <WriteReview
        onClose={() => setOpen(false)}
        open={open}
        productId="2133"
        productName="Fruit Punch"
        termsUrl={termsUrl}
      />
    </>
  );
}

const field = (name: string) => screen.getByLabelText(name, { exact: true });
const agree = () => screen.getByRole('checkbox', { name: 'I agree to the terms and conditions' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};

async function fill() {
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  await type('Title', 'Cold and quick');
  await type('Your review', 'Two bottles, no cramps.');
  await type('Nickname', 'miles');
  await type('Email', 'ada@example.com');
  await userEvent.click(agree());
}

const required = [
  'Please select a rating.',
  'Please enter a title.',
  'Please enter your review.',
  'Please enter your nickname.',
  'Please enter your email.',
  'You must agree to the terms and conditions.',
];

describe('rules (WRITE-02)', () => {
  it('starts without rating, recommended, with terms unaccepted and without messages', async () => {
    renderIn('en', <Page />);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(field('I recommend this product')).toBeChecked();
    expect(agree()).not.toBeChecked();
    await type('Title', 'ab');
    await userEvent.tab();
    expect(screen.queryByText(/at least 5/)).toBeNull();
    expect(field('Email')).toHaveAccessibleDescription(
      '0 of 255 characters Your email will not be published.',
    );
  });

  it('links to the terms in a new tab', () => {
    renderIn('fr', <Page />);
    const link = screen.getByRole('link', { name: 'conditions d’utilisation' });
    expect(link).toHaveAttribute('href', 'https://terms.example/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAccessibleDescription('s’ouvre dans un nouvel onglet');
  });

  it('shows every message, associates it with its field and focuses the first', async () => {
    renderIn('en', <Page />);
    await press('Submit Review');
    for (const text of required) expect(await screen.findByText(text)).toBeVisible();
    const rating = screen.getByRole('radiogroup', { name: 'Your rating' });
    expect(rating).toHaveAccessibleDescription('Please select a rating.');
    expect(rating).toBeInvalid();
    expect(within(rating).getByRole('radio', { name: '1 star' })).toHaveFocus();
    expect(field('Title')).toHaveAccessibleDescription('0 of 100 characters Please enter a title.');
    expect(send).not.toHaveBeenCalled();
  });

  it('validates on every change after the first submission', async () => {
    renderIn('en', <Page />);
    await press('Submit Review');
    await type('Title', ' abcd ');
    expect(screen.getByText('Title must be at least 5 characters.')).toBeVisible();
    await type('Your review', 'Too short');
    expect(screen.getByText('Review must be at least 10 characters.')).toBeVisible();
    await type('Email', 'ada@');
    expect(screen.getByText('Please enter a valid email address.')).toBeVisible();
    await fill();
    for (const text of [...required, /at least/, /valid email/]) expect(screen.queryByText(text)).toBeNull();
  });

  it('counts up to the maximum lengths and accepts no more', async () => {
    renderIn('en', <Page />);
    for (const [name, max] of [
      ['Title', 100],
      ['Your review', 2000],
      ['Nickname', 50],
      ['Email', 255],
    ] as const)
      expect(field(name)).toHaveAttribute('maxlength', String(max));
    await userEvent.click(field('Nickname'));
    await userEvent.paste('n'.repeat(60));
    expect(field('Nickname')).toHaveValue('n'.repeat(50));
    expect(screen.getByText('50/50')).toBeVisible();
    expect(screen.getByText('That is the longest it can be.')).toBeInTheDocument();
  });

  it('is translated into French', async () => {
    renderIn('fr', <Page />);
    await press('Envoyer l’avis');
    expect(await screen.findByText('Veuillez choisir une note.')).toBeVisible();
    expect(screen.getByRole('radio', { name: '3 étoiles' })).toBeVisible();
    expect(screen.getByText('Vous devez accepter les conditions d’utilisation.')).toBeVisible();
  });
});

describe('sending (WRITE-03)', () => {
  it('sends the values, shows thanks, closes after 3 seconds and resets', async () => {
    renderIn('en', <Page />);
    await fill();
    jest.useFakeTimers();
    const submit = screen.getByRole('button', { name: 'Submit Review' });
    await act(async () => submit.click());
    expect(send.mock.calls[0]?.[0]).toEqual({
      productId: '2133',
      rating: 4,
      title: 'Cold and quick',
      text: 'Two bottles, no cramps.',
      nickname: 'miles',
      email: 'ada@example.com',
      recommended: true,
      agreedToTerms: true,
    });
    expect(screen.getByText('Thank You!').parentElement).toHaveFocus();
    await act(() => jest.advanceTimersByTime(2900));
    expect(screen.getByRole('dialog')).toBeVisible();
    await act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => screen.getByRole('button', { name: 'Open' }).click());
    expect(field('Title')).toHaveValue('');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('is busy while sending, and sends once', async () => {
    let finish: (result: SendResult) => void = () => {};
    send.mockReturnValue(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    renderIn('en', <Page />);
    await fill();
    await press('Submit Review');
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await userEvent.type(field('Title'), '{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => finish({ ok: false, error: { failure: { key: 'failed' }, fields: {} } }));
    expect(screen.getByRole('button', { name: 'Submit Review' })).toBeEnabled();
  });

  it('maps the service’s errors to its fields and keeps the values', async () => {
    const message = 'Submission failed. Please check the errors below. Sorry.';
    send.mockResolvedValueOnce({
      ok: false,
      error: { failure: { key: 'rejected', details: 'Sorry.' }, fields: { nickname: 'Taken.' } },
    });
    renderIn('en', <Page />);
    await fill();
    await press('Submit Review');
    expect(await screen.findByText(message)).toHaveFocus();
    expect(field('Nickname')).toBeInvalid();
    expect(field('Nickname')).toHaveAccessibleDescription(/Taken\.$/);
    expect(field('Title')).toHaveValue('Cold and quick');
    expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await type('Nickname', 'miles2');
    expect(screen.queryByText('Taken.')).toBeNull();
    await press('Submit Review');
    expect(await screen.findByText('Thank You!')).toBeVisible();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('closes with Cancel and keeps the values', async () => {
    renderIn('en', <Page />);
    await type('Title', 'Half a title');
    await press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Open');
    expect(field('Title')).toHaveValue('Half a title');
  });

  it('shows no thanks after being closed while sending', async () => {
    let finish: (result: SendResult) => void = () => {};
    send.mockReturnValue(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    renderIn('en', <Page />);
    await fill();
    await press('Submit Review');
    await press('Cancel');
    await act(async () => finish({ ok: true, value: null }));
    await press('Open');
    await waitFor(() => expect(field('Title')).toHaveValue(''));
    expect(screen.queryByText('Thank You!')).toBeNull();
  });
});
