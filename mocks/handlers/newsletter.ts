import { HttpResponse, http } from 'msw';
import { createSwitchboard, type Service } from './service';

const path = /\/newsletter\/opt-in(?:\?|$)/;

const rejection = (error: string, code: string) =>
  HttpResponse.json({
    success: false,
    failures: [{ code, field: 'email' }],
    results: { email: { success: false, error } },
  });

const accepted = () =>
  HttpResponse.json({ success: true, failures: [], results: { email: { success: true, error: null } } });

async function response(request: Request): Promise<Response> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const { email, context } = Object(body) as { email?: unknown; context?: unknown };
  return typeof email === 'string' && typeof context === 'object'
    ? accepted()
    : rejection('The email is missing.', 'EMAIL_MISSING');
}

/** The fake for the personalisation service (NEWS-03), at `…/newsletter/opt-in`. */
export function createNewsletter(): Service {
  const board = createSwitchboard('newsletter', {
    refuse: () => rejection('The mailbox of visitor@private.example does not exist.', 'EMAIL_UNKNOWN'),
    already: () => rejection('This email is already subscribed.', 'ALREADY_SUBSCRIBED'),
    status: (status) => HttpResponse.json({ message: 'The fake is set to fail' }, { status }),
  });
  return {
    ...board,
    name: 'newsletter',
    handlers: [http.post(path, ({ request }) => board.respond(request, () => response(request)))],
  };
}
