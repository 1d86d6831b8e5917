import { HttpResponse, http } from 'msw';
import { createSwitchboard, type Service } from './service';

const path = /\/forms\/submit(?:\?|$)/;

/** What every submission has besides its fields (contract section 6). */
const required = ['bucket_name', 'form_path', 'template_path', 'site-key', 'g-recaptcha-response'];

async function answer(request: Request): Promise<Response> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const missing = required.filter((name) => !Object.hasOwn(Object(body), name));
  return missing.length > 0
    ? HttpResponse.json({ message: `Missing: ${missing.join(', ')}` }, { status: 400 })
    : HttpResponse.json({ message: 'Sent' });
}

/** The stand-in for the form processor (spec section 7.3), at `…/forms/submit`. */
export function createForms(): Service {
  const board = createSwitchboard('forms', {
    status: (status) => HttpResponse.json({ message: 'The stand-in was told to fail' }, { status }),
  });
  return {
    ...board,
    name: 'forms',
    handlers: [http.post(path, ({ request }) => board.respond(request, () => answer(request)))],
  };
}
