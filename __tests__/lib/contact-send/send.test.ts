// Rules: CON-05
import { sendContact } from '@/lib/contact';
import type { ContactSubmission } from '@/lib/contact/schema';
import { callService } from '@/lib/services';

jest.mock('@/lib/services', () => ({
  ...jest.requireActual('@/lib/services'),
  callService: jest.fn(),
}));
const call = jest.mocked(callService);

const submission = { topic: 'sponsorships', firstName: 'Ada' } as unknown as ContactSubmission;
const botCheck = { siteKey: 'key', token: 'token' };
const forms = { url: 'https://forms.test/submit', bucket: 'bucket' };
const send = (more: object = {}) =>
  sendContact(submission, botCheck, { appEnv: 'staging', forms, upstreamTimeoutMs: 700, ...more });

test('the form processor gets one JSON request, and its body is not read', async () => {
  call.mockResolvedValue({ ok: true, value: { ok: true, status: 200 } } as never);
  expect(await send()).toEqual({ ok: true, value: null });
  expect(call).toHaveBeenCalledTimes(1);
  const [url, request] = call.mock.calls[0] ?? [];
  expect(url).toBe(forms.url);
  expect(request).toMatchObject({
    service: 'forms',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    timeoutMs: 700,
    reads: 'none',
  });
  expect(JSON.parse(String(request?.body))).toMatchObject({
    firstName: 'Ada',
    bucket_name: 'bucket',
    'g-recaptcha-response': 'token',
  });
});

test('the reason of a failure is logged', async () => {
  call.mockResolvedValue({ ok: true, value: { ok: false, status: 418 } } as never);
  expect(await send()).toMatchObject({ ok: false, error: { kind: 'http', message: '418' } });
  expect(await send({ forms: null })).toMatchObject({ error: { kind: 'not-configured' } });
});
