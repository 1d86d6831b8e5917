import 'server-only';
import * as z from 'zod/mini';
import { brand } from '@/lib/brand';
import type { Config } from '@/lib/config';
import { writeToOutbox } from '@/lib/dev-outbox';
import { type FieldErrors, fieldErrors } from '@/lib/field-errors';
import { type LocaleDefinition, offersComponent } from '@/lib/locales/definitions';
import { failWith, type Result, succeed, upstreamFailure } from '@/lib/result';
import { callService, withoutAddress } from '@/lib/services';
import { toSingleLine } from '@/lib/text/control-characters';
import { type ContactField, consumerTopic, isContactField } from './fields';
import { type ContactSubmission, consumerSchema, generalSchema } from './schema';

export type BotCheck = { readonly scriptUrl: string; readonly siteKey: string };

/** The bundled fake: always available, and its tokens prove nothing. */
const fake: BotCheck = { scriptUrl: '/fakes/recaptcha.js', siteKey: 'fake' };

/**
 * Returns the bot check of the contact form (CON-03): the configured one, the bundled fake in `local`, or
 * `off` for a locale without the component. Returns null if none is configured; the form then never sends
 * anything.
 */
export function botCheckFor(
  locale: LocaleDefinition,
  { recaptcha, appEnv }: Pick<Config, 'recaptcha' | 'appEnv'>,
): BotCheck | 'off' | null {
  if (!offersComponent(locale, 'recaptcha')) return 'off';
  return recaptcha ?? (appEnv === 'local' ? fake : null);
}

/** Message keys below `contact.errors` of the common messages, by field. */
export type ContactErrors = FieldErrors<ContactField>;

/**
 * Validates a contact submission (CON-01) and drops fields that its topic does not have. Uses two schemas, so
 * that a submission without a topic still gets errors for its other fields.
 */
export function validateContact(input: unknown): Result<ContactSubmission, ContactErrors> {
  const values: { readonly topic?: unknown } = typeof input === 'object' && input !== null ? input : {};
  const schema = values.topic === consumerTopic ? consumerSchema : generalSchema;
  const result = schema.safeParse(Array.isArray(values) ? {} : values);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, error: fieldErrors(result.error.issues, isContactField) };
}

/** Tokens of the bot check have a few thousand characters at most. */
const token = z.string().check(z.overwrite(toSingleLine), z.trim(), z.minLength(1), z.maxLength(8192));
const withToken = z.object({ recaptchaToken: token });

export type ContactRequest = { readonly submission: ContactSubmission; readonly token: string };

type ContactRequestError = { readonly errors: ContactErrors; readonly isTokenMissing: boolean };

/**
 * Validates the input of `POST /api/contact`: the form's fields, and the token if the locale has a bot check.
 */
export function checkContactRequest(
  input: unknown,
  needsToken: boolean,
): Result<ContactRequest, ContactRequestError> {
  const contact = validateContact(input);
  const parsed = withToken.safeParse(input);
  const isTokenMissing = needsToken && !parsed.success;
  if (contact.ok && !isTokenMissing)
    return succeed({ submission: contact.value, token: parsed.data?.recaptchaToken ?? '' });
  return failWith({ errors: contact.ok ? {} : contact.error, isTokenMissing });
}

/** Form files by topic (CON-05). Every other topic uses the consumer file. */
const formFiles: Readonly<Record<string, string>> = {
  'consumer-relations': 'consumer',
  sponsorships: 'sponsorships',
  'advertising-marketing': 'advertising',
  'media-inquiries': 'media',
  'become-retailer': 'retailer',
};

/** Returns `{environment}` of the form processor's paths, `prod` or `dev` (CON-05). */
const processorEnvironment = (appEnv: Config['appEnv']) => (appEnv === 'production' ? 'prod' : 'dev');

export type BotCheckResponse = { readonly siteKey: string; readonly token: string };

/** Returns the body of a contact submission in the form processor's format (CON-05). */
export function formProcessorBody(
  submission: ContactSubmission,
  bucket: string,
  appEnv: Config['appEnv'],
  { siteKey, token }: BotCheckResponse,
): Readonly<Record<string, string | boolean>> {
  const folder = `webforms/${brand.slug}/us/en/${processorEnvironment(appEnv)}`;
  const file = Object.hasOwn(formFiles, submission.topic) ? formFiles[submission.topic] : undefined;
  return {
    ...submission,
    bucket_name: bucket,
    form_path: `${folder}/configs/${file ?? 'consumer'}.json`,
    template_path: `${folder}/templates/contact-us.hbs`,
    'site-key': siteKey,
    'g-recaptcha-response': token,
  };
}

/**
 * Sends a contact submission to the form processor once (CON-05). Only the status of the response counts.
 * Without a form processor, `local` writes the submission to disk and every other environment rejects it.
 */
export async function sendContact(
  submission: ContactSubmission,
  botCheck: BotCheckResponse,
  config: Pick<Config, 'appEnv' | 'forms' | 'upstreamTimeoutMs'>,
): Promise<Result<null>> {
  const { appEnv, forms, upstreamTimeoutMs } = config;
  if (!forms && appEnv !== 'local') return upstreamFailure('not-configured', 'no form processor');
  if (!forms) {
    await writeToOutbox(config, 'contact', submission);
    return succeed(null);
  }
  const result = await callService(forms.url, {
    service: 'forms',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(formProcessorBody(submission, forms.bucket, appEnv, botCheck)),
    timeoutMs: upstreamTimeoutMs,
    reads: 'none',
  });
  if (!result.ok) return withoutAddress(result.error);
  const { ok, status } = result.value;
  return ok ? succeed(null) : upstreamFailure('http', String(status));
}
