// Rules: NEWS-03

import { getLocale } from '@/lib/locales/definitions';
import { subscribe } from '@/lib/newsletter';
import { callService } from '@/lib/services';

jest.mock('@/lib/services', () => ({
  ...jest.requireActual('@/lib/services'),
  callService: jest.fn(),
}));
const call = jest.mocked(callService);

const config = { appEnv: 'staging', newsletterUrl: 'https://news.test/', upstreamTimeoutMs: 700 } as const;
const send = () => subscribe({ email: 'ada@example.com' }, getLocale('ca-fr'), config);

test('the service gets one JSON request with the visitor’s country and language', async () => {
  call.mockResolvedValue({
    ok: true,
    value: { ok: true, status: 200, body: '{"success":true}', headers: new Headers() },
  } as never);
  expect(await send()).toEqual({ ok: true, value: null });
  expect(call).toHaveBeenCalledTimes(1);
  expect(call).toHaveBeenCalledWith(
    config.newsletterUrl,
    expect.objectContaining({
      service: 'newsletter',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"ada@example.com","context":{"country":"CA","language":"FR"}}',
      timeoutMs: 700,
    }),
  );
});

test('logs the reason of a failure', async () => {
  call.mockResolvedValue({ ok: true, value: { ok: false, status: 418, body: '' } } as never);
  expect(await send()).toMatchObject({ ok: false, error: { kind: 'http', message: '418' } });
  const withoutService = { ...config, newsletterUrl: null };
  expect(await subscribe({ email: 'a@b.co' }, getLocale('us-en'), withoutService)).toMatchObject({
    error: { kind: 'not-configured' },
  });
});
