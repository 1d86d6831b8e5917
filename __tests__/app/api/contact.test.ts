// Rules: CON-05, API-03
import { setupServer } from 'msw/node';
import { POST } from '@/app/api/contact/route';
import { currentRequestId as mockRequestId } from '@/lib/observability/tracing';
import { createForms } from '@/mocks/handlers/forms';
import { passDelay } from '../../support/pass-delay';
import { stopClock } from '../../support/stop-clock';
import { configFor, consumerQuestions, contact, post, read } from './support';

let mockConfig = configFor('production');
const mockWarn = jest.fn();
const mockWriteToOutbox = jest.fn(async () => {});
jest.mock('@/lib/config', () => ({ getConfig: () => mockConfig }));
jest.mock('@/lib/observability/logger', () => ({
  logger: {
    warn: (...all: unknown[]) => mockWarn(mockRequestId(), ...all),
    info: jest.fn(),
    error: jest.fn(),
  },
}));
jest.mock('@/lib/dev-outbox', () => ({
  writeToOutbox: (...all: unknown[]) => mockWriteToOutbox(...(all as [])),
}));

stopClock();
const forms = createForms();
const server = setupServer(...forms.handlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  forms.reset();
  mockConfig = configFor('production');
  jest.clearAllMocks();
});

const send = (body: unknown, headers?: Record<string, string>) =>
  read(POST(post('/api/contact', body, headers)));

test('sends every field and the parameters of the form processor', async () => {
  expect(await send({ ...contact, nickname: 'dropped' })).toMatchObject({ status: 200, body: { ok: true } });
  expect(forms.log().map(({ body }) => body)).toEqual([
    {
      topic: 'sponsorships',
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@private.example',
      message: 'Hello',
      minAge: true,
      acceptTerms: true,
      bucket_name: 'private-forms',
      form_path: 'webforms/solstride/us/en/prod/configs/sponsorships.json',
      template_path: 'webforms/solstride/us/en/prod/templates/contact-us.hbs',
      'site-key': 'site-key-1',
      'g-recaptcha-response': 'token-1',
    },
  ]);
});

test('the questions about the product are sent with consumer relations only', async () => {
  await send({ ...contact, ...consumerQuestions });
  await send({ ...contact, ...consumerQuestions, topic: 'consumer-relations' });
  const [without, withThem] = forms.log().map(({ body }) => body);
  expect(without).not.toHaveProperty('city');
  expect(withThem).toMatchObject({ ...consumerQuestions, form_path: expect.stringContaining('consumer') });
});

test('consumer relations requires all of them', async () => {
  const { status, body } = await send({ ...contact, topic: 'consumer-relations' });
  expect([status, Object.keys(body.error.fields).sort()]).toEqual([
    422,
    Object.keys(consumerQuestions).sort(),
  ]);
});

test.each([
  ['localhost:3000', 'Invalid email address'],
  ['fr.solstride.example', 'Adresse courriel non valide'],
])('returns field errors in the language of %s', async (host, email) => {
  expect(await send({ ...contact, email: 'nobody', minAge: false }, { host })).toMatchObject({
    status: 422,
    body: { error: { code: 'invalid', fields: { email, minAge: expect.any(String) } } },
  });
  expect(forms.log()).toEqual([]);
});

test.each([undefined, '', '  ', 7, 'x'.repeat(8193)])(
  'requires the token of the bot check: %p',
  async (token) => {
    const { status, body } = await send({ ...contact, recaptchaToken: token });
    expect([status, Object.keys(body.error.fields)]).toEqual([422, ['recaptchaToken']]);
  },
);

test.each([
  [{ status: 500 }, 502, 'upstream-http'],
  [{ status: 429 }, 502, 'upstream-http'],
  [{ status: 302 }, 502, 'upstream-http'],
  [{ mode: 'drop' as const }, 502, 'upstream-network'],
  [{ delayMs: 1300 }, 504, 'upstream-timeout'],
])('%j is %d %s, sent once, and logged without the submission', async (switches, status, code) => {
  forms.set(switches);
  const pending = send(contact, { 'x-request-id': 'r-1' });
  await passDelay(forms);
  const response = await pending;
  expect(response).toMatchObject({
    status,
    body: { error: { code, message: 'The message could not be sent.' } },
  });
  expect(response.headers.get('x-request-id')).toBe('r-1');
  expect(forms.log()).toMatchObject([{ requestId: 'r-1' }]);
  expect(mockWarn.mock.calls).toEqual([['r-1', expect.any(Object), expect.any(String)]]);
  expect(JSON.stringify(mockWarn.mock.calls)).not.toMatch(/@|Ada|Byron|token-1|services\.test/);
});

test.each([{ mode: 'html-login' as const }, { mode: 'broken-json' as const }])(
  'only the status of the response counts: %j',
  async (switches) => {
    forms.set(switches);
    expect(await send(contact)).toMatchObject({ status: 200 });
  },
);

test.each([{ FORMS_API_URL: '' }, { FORMS_BUCKET: '' }, { RECAPTCHA_SITE_KEY: '' }])(
  'without %j the route responds with 503 outside local',
  async (less) => {
    mockConfig = configFor('production', less);
    expect(await send(contact)).toMatchObject({ status: 503, body: { error: { code: 'not-configured' } } });
    expect(mockWriteToOutbox).not.toHaveBeenCalled();
  },
);

test('local without a form processor writes the submission to the outbox, without the token', async () => {
  mockConfig = configFor('local', { FORMS_API_URL: '', RECAPTCHA_SITE_KEY: '' });
  expect(await send(contact)).toMatchObject({ status: 200, body: { ok: true } });
  const { recaptchaToken: _, ...written } = { ...contact, firstName: 'Ada' };
  expect(mockWriteToOutbox).toHaveBeenCalledWith(mockConfig, 'contact', written);
  expect(forms.log()).toEqual([]);
});

test('local with a form processor sends', async () => {
  mockConfig = configFor('local');
  await send(contact);
  expect(mockWriteToOutbox).not.toHaveBeenCalled();
  expect(forms.log()).toMatchObject([{ body: { form_path: expect.stringContaining('/dev/') } }]);
});
