import { type Checked, createRoute } from '@/lib/api';
import { serviceError } from '@/lib/api/error-response';
import { fieldMessages } from '@/lib/api/field-messages';
import { postGuards } from '@/lib/api/guards';
import { rejectMethods } from '@/lib/api/reject-method';
import type { RequestContext } from '@/lib/api/request-context';
import { subscribe } from '@/lib/newsletter';
import { type Subscription, validateNewsletter } from '@/lib/newsletter/schema';
import { logger } from '@/lib/observability/logger';
import { noteFailure } from '@/lib/observability/metrics';
import { failWith } from '@/lib/result';

export const { DELETE, GET, PATCH, PUT } = rejectMethods('POST');

// English messages for API clients (NEWS-03). The pop-up shows its own messages in the visitor's language.
const invalidEmail = 'Please provide a valid email address.';
const notAvailable = 'Newsletter service is not available. Please try again later.';
const notSubscribed = 'Something went wrong. Please try again.';

async function check({ input, locale }: RequestContext): Promise<Checked<Subscription>> {
  const result = validateNewsletter(input);
  if (result.ok) return result;
  // The same message for a missing and an invalid address.
  const errors = result.error.email ? { ...result.error, email: 'email-invalid' } : result.error;
  const fields = await fieldMessages(locale, ({ newsletter }) => newsletter.errors, errors);
  return failWith({ fields, ...(result.error.email ? { message: invalidEmail } : {}) });
}

async function act(subscription: Subscription, { config, locale }: RequestContext) {
  const sent = await subscribe(subscription, locale, config);
  if (sent.ok) return Response.json({ ok: true });
  const { error } = sent;
  noteFailure('newsletter', error.kind);
  logger.warn({ failure: error }, 'Unable to subscribe to newsletter. Please try again later.');
  return serviceError(error, error.kind === 'not-configured' ? notAvailable : notSubscribed);
}

/** Accepts newsletter subscriptions (NEWS-03). */
export const POST = createRoute({ name: 'newsletter', guards: postGuards, check, act });
