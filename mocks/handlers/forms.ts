import { HttpResponse, http } from 'msw';
import { createSwitchboard, type Service } from './service';

const path = /\/forms\/submit(?:\?|$)/;

/** The parameters of every submission besides its fields (CON-05). */
const required = ['bucket_name', 'form_path', 'template_path', 'site-key', 'g-recaptcha-response'];

async function response(request: Request): Promise<Response> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const missing = required.filter((name) => !Object.hasOwn(Object(body), name));
  return missing.length > 0
    ? HttpResponse.json({ message: `Missing: ${missing.join(', ')}` }, { status: 400 })
    : HttpResponse.json({ message: 'Sent' });
}

/** The fake for the form processor (CON-05), at `…/forms/submit`. */
export function createForms(): Service {
  const board = createSwitchboard('forms', {
    status: (status) => HttpResponse.json({ message: 'The fake is set to fail' }, { status }),
  });
  return {
    ...board,
    name: 'forms',
    handlers: [http.post(path, ({ request }) => board.respond(request, () => response(request)))],
  };
}
