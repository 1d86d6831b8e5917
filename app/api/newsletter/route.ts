import { type Checked, createRoute } from '@/lib/http/route';
import { serviceRefusal } from '@/lib/http/service-failure';
import { postSteps } from '@/lib/http/steps';
import type { Visit } from '@/lib/http/visit';
import { inWords } from '@/lib/http/words';
import { type Subscription, validateNewsletter } from '@/lib/newsletter/schema';
import { subscribe } from '@/lib/newsletter/subscribe';
import { logger } from '@/lib/observability/logger';
import { noteFailure } from '@/lib/observability/upstreams';

export { DELETE, GET, PATCH, PUT } from '@/lib/http/only-post';

// The words of spec section 8; the pop-up shows its own, in the visitor's language.
const invalidEmail = 'Please provide a valid email address.';
const notAvailable = 'Newsletter service is not available. Please try again later.';
const notSubscribed = 'Something went wrong. Please try again.';

async function check({ input, locale }: Visit): Promise<Checked<Subscription>> {
  const result = validateNewsletter(input);
  if (result.ok) return { ok: true, value: result.subscription };
  // Whether it is missing or wrong, the subscription helper of the spec says the same of an address.
  const errors = result.errors.email ? { ...result.errors, email: 'email-invalid' } : result.errors;
  const fields = await inWords(locale, ({ newsletter }) => newsletter.errors, errors);
  return { ok: false, fields, ...(result.errors.email ? { message: invalidEmail } : {}) };
}

async function act(subscription: Subscription, { config, locale }: Visit) {
  const sent = await subscribe(subscription, locale, config);
  if (sent.ok) return Response.json({ ok: true });
  const { failure } = sent;
  noteFailure('newsletter', sent.failure.kind);
  logger.warn({ failure }, 'Unable to subscribe to newsletter. Please try again later.');
  return serviceRefusal(failure, failure.kind === 'not-configured' ? notAvailable : notSubscribed);
}

/** The newsletter opt-in (contract section 6). */
export const POST = createRoute({ name: 'newsletter', steps: postSteps, check, act });
