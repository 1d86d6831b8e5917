import { botCheckFor } from '@/lib/contact/bot-check';
import { type ContactRequest, checkContactRequest } from '@/lib/contact/check-request';
import { sendContact } from '@/lib/contact/send';
import { type Checked, createRoute } from '@/lib/http/route';
import { failed, serviceRefusal } from '@/lib/http/service-failure';
import { postSteps } from '@/lib/http/steps';
import type { Visit } from '@/lib/http/visit';
import { inWords } from '@/lib/http/words';
import { logger } from '@/lib/observability/logger';
import { noteFailure } from '@/lib/observability/upstreams';

export { DELETE, GET, PATCH, PUT } from '@/lib/http/only-post';

async function check({ input, locale, config }: Visit): Promise<Checked<ContactRequest>> {
  const result = checkContactRequest(input, botCheckFor(locale, config) !== 'off');
  if (result.ok) return result;
  const { errors, isTokenMissing } = result;
  const fields = await inWords(locale, ({ contact }) => contact.errors, errors);
  return {
    ok: false,
    fields: isTokenMissing ? { ...fields, recaptchaToken: 'The bot check is missing.' } : fields,
  };
}

async function act({ submission, token }: ContactRequest, { config, locale }: Visit) {
  const botCheck = botCheckFor(locale, config);
  const siteKey = botCheck && botCheck !== 'off' ? botCheck.siteKey : '';
  const sent = botCheck
    ? await sendContact(submission, { siteKey, token }, config)
    : failed('not-configured', 'no bot check');
  if (sent.ok) return Response.json({ ok: true });
  noteFailure('forms', sent.failure.kind);
  logger.warn({ failure: sent.failure }, 'contact message not sent');
  return serviceRefusal(sent.failure, 'The message could not be sent.');
}

/** The contact form (contract section 6). */
export const POST = createRoute({ name: 'contact', steps: postSteps, check, act });
