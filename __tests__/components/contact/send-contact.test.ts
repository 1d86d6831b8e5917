import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { sendContact } from '@/components/contact/contact-rules';
import { stopClock } from '../../support/stop-clock';
import { submission } from './contact-form-support';

stopClock();
const route = 'http://site.test/api/contact';
const server = setupServer();

beforeAll(() => {
  // The browser resolves the route against the page; so does the interceptor.
  Object.defineProperty(globalThis, 'location', {
    configurable: true,
    value: new URL('http://site.test/contact'),
  });
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => server.resetHandlers());
afterAll(() => {
  server.close();
  Reflect.deleteProperty(globalThis, 'location');
});

describe('sendContact (CON-04)', () => {
  it('posts the fields and the token as JSON', async () => {
    let sent: unknown;
    let type: string | null = null;
    server.use(
      http.post(route, async ({ request }) => {
        type = request.headers.get('content-type');
        sent = await request.json();
        return HttpResponse.json({ ok: true });
      }),
    );
    expect(await sendContact(submission, 'token-1')).toEqual({ ok: true, value: null });
    expect(type).toBe('application/json');
    expect(sent).toEqual({ ...submission, recaptchaToken: 'token-1' });
  });

  it('reads the known fields of a 422 response', async () => {
    const fields = { email: 'No such address', recaptchaToken: 'old', __proto: 'x' };
    server.use(
      http.post(route, () =>
        HttpResponse.json({ error: { code: 'invalid', message: '', fields } }, { status: 422 }),
      ),
    );
    expect(await sendContact(submission, 't')).toEqual({ ok: false, error: { email: 'No such address' } });
  });

  it.each([
    ['a 422 without fields', () => HttpResponse.json({ error: { code: 'x', message: '' } }, { status: 422 })],
    ['a 422 without JSON', () => HttpResponse.text('no', { status: 422 })],
    ['429', () => HttpResponse.json({}, { status: 429 })],
    ['502', () => HttpResponse.json({}, { status: 502 })],
    ['503 with HTML', () => HttpResponse.html('<p>down</p>', { status: 503 })],
    ['no response', () => HttpResponse.error()],
  ])('%s is a failed submission', async (_name, response) => {
    server.use(http.post(route, response));
    expect(await sendContact(submission, 't')).toEqual({ ok: false, error: {} });
  });
});
