import { type Checked, createRoute } from '@/lib/api';
import { serviceError } from '@/lib/api/error-response';
import { fieldMessages } from '@/lib/api/field-messages';
import { postGuards } from '@/lib/api/guards';
import { rejectMethods } from '@/lib/api/reject-method';
import type { RequestContext } from '@/lib/api/request-context';
import { botCheckFor, type ContactRequest, checkContactRequest, sendContact } from '@/lib/contact';
import { logger } from '@/lib/observability/logger';
import { noteFailure } from '@/lib/observability/metrics';
import { failWith, upstreamFailure } from '@/lib/result';

export const { DELETE, GET, PATCH, PUT } = rejectMethods('POST');

async function check({ input, locale, config }: RequestContext): Promise<Checked<ContactRequest>> {
  const result = checkContactRequest(input, botCheckFor(locale, config) !== 'off');
  if (result.ok) return result;
  const { errors, isTokenMissing } = result.error;
  const fields = await fieldMessages(locale, ({ contact }) => contact.errors, errors);
  return failWith({
    fields: isTokenMissing ? { ...fields, recaptchaToken: 'The bot check is missing.' } : fields,
  });
}

async function act({ submission, token }: ContactRequest, { config, locale }: RequestContext) {
  const botCheck = botCheckFor(locale, config);
  const siteKey = botCheck && botCheck !== 'off' ? botCheck.siteKey : '';
  const sent = botCheck
    ? await sendContact(submission, { siteKey, token }, config)
    : upstreamFailure('not-configured', 'no bot check');
  if (sent.ok) return Response.json({ ok: true });
  noteFailure('forms', sent.error.kind);
  logger.warn({ failure: sent.error }, 'contact message not sent');
  return serviceError(sent.error, 'The message could not be sent.');
}

/** Accepts submissions of the contact form (CON-05). */
export const POST = createRoute({ name: 'contact', guards: postGuards, check, act });
