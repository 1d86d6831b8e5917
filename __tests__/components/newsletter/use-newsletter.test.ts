/** @jest-environment jsdom */
// Rules: NEWS-03
import { act, renderHook } from '@testing-library/react';
import type { FormEvent } from 'react';
import { useNewsletter } from '@/components/newsletter/newsletter-dialog';
import { mockRoute } from './mock-route';

const send = mockRoute();

const event = { preventDefault: () => {}, persist: () => {} } as unknown as FormEvent;

beforeEach(() => {
  jest.useFakeTimers();
  send.mockReset().mockResolvedValue(true);
});
afterEach(() => jest.useRealTimers());

function setUp() {
  const onDone = jest.fn();
  const onSubscribed = jest.fn();
  const { result, unmount } = renderHook(() => {
    const newsletter = useNewsletter(onDone, onSubscribed);
    return { ...newsletter, error: newsletter.form.formState.errors.email?.message };
  });
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  return {
    onDone,
    onSubscribed,
    unmount,
    wait,
    now: () => [result.current.state, result.current.error] as const,
    type: (email: string) =>
      act(async () => result.current.form.setValue('email', email, { shouldValidate: false })),
    submit: async () => {
      act(() => result.current.submit(event));
      await wait(0);
    },
  };
}

test('sends, shows thanks for two seconds, then resets the form and ends', async () => {
  let respond: (sent: boolean) => void = () => undefined;
  send.mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)));
  const { now, type, submit, wait, onDone, onSubscribed } = setUp();
  expect(now()).toEqual(['idle', undefined]);
  await type('ada@example.com');
  await submit();
  expect(now()).toEqual(['submitting', undefined]);
  expect(send.mock.calls).toEqual([[{ email: 'ada@example.com' }]]);
  await act(async () => respond(true));
  expect(now()).toEqual(['success', undefined]);
  expect(onSubscribed).toHaveBeenCalledTimes(1);
  await wait(1999);
  expect(onDone).not.toHaveBeenCalled();
  await wait(1);
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(now()).toEqual(['idle', undefined]);
  await submit();
  expect(now()).toEqual(['idle', 'email-is-required']);
});

test('shows an error, and sends again', async () => {
  send.mockResolvedValueOnce(false);
  const { now, type, submit, wait, onDone, onSubscribed } = setUp();
  await type('ada@example.com');
  await submit();
  expect(now()).toEqual(['error', undefined]);
  expect(onSubscribed).not.toHaveBeenCalled();
  await wait(10_000);
  expect(onDone).not.toHaveBeenCalled();
  await submit();
  expect(now()).toEqual(['success', undefined]);
});

test('sends nothing invalid, and removes an earlier error', async () => {
  send.mockResolvedValueOnce(false);
  const { now, type, submit } = setUp();
  await type('ada@example.com');
  await submit();
  await type('ada');
  await submit();
  expect(now()).toEqual(['idle', 'email-invalid']);
  expect(send).toHaveBeenCalledTimes(1);
});

test('does not close again after a close during the thanks', async () => {
  const { type, submit, wait, unmount, onDone } = setUp();
  await type('ada@example.com');
  await submit();
  unmount();
  await wait(10_000);
  expect(onDone).not.toHaveBeenCalled();
});
