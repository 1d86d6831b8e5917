/** @jest-environment jsdom */
import { sendSubscription } from '@/components/newsletter/newsletter-dialog';

const fetch = jest.fn();
beforeEach(() => {
  window.fetch = fetch.mockReset();
  AbortSignal.timeout ??= () => new AbortController().signal;
});

it.each([
  [200, true],
  [422, false],
  [429, false],
  [502, false],
])('a response %d is %s', async (status, sent) => {
  fetch.mockResolvedValue({ ok: status === 200, status });
  await expect(sendSubscription({ email: 'ada@example.com', firstName: 'Ada' })).resolves.toBe(sent);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledWith(
    '/api/newsletter',
    expect.objectContaining({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"ada@example.com","firstName":"Ada"}',
      signal: expect.any(AbortSignal),
    }),
  );
});

it('a network failure neither throws nor retries', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(sendSubscription({ email: 'ada@example.com' })).resolves.toBe(false);
  expect(fetch).toHaveBeenCalledTimes(1);
});
