import 'server-only';
import type { Config } from '@/lib/config';
import { writeToOutbox } from '@/lib/dev-outbox';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { type Result, succeed } from '@/lib/result';
import { callService, parseJson, withoutAddress } from '@/lib/services';
import { upstreamFailure } from '@/lib/upstream-error';
import { readNewsletterResponse } from './response';
import type { Subscription } from './schema';

/** Returns the body in the personalization service's format (NEWS-03). */
function newsletterBody(
  subscription: Subscription,
  { countryCode, language }: Pick<LocaleDefinition, 'countryCode' | 'language'>,
) {
  const context = { country: countryCode.toUpperCase(), language: language.toUpperCase() };
  return { ...subscription, context };
}

/**
 * Sends a subscription to the service once. Without a service, `local` writes it to disk and every other
 * environment rejects it (NEWS-03).
 */
export async function subscribe(
  subscription: Subscription,
  locale: LocaleDefinition,
  config: Pick<Config, 'appEnv' | 'newsletterUrl' | 'upstreamTimeoutMs'>,
): Promise<Result<null>> {
  const { appEnv, newsletterUrl, upstreamTimeoutMs } = config;
  const body = newsletterBody(subscription, locale);
  if (!newsletterUrl && appEnv !== 'local') return upstreamFailure('not-configured', 'no newsletter service');
  if (!newsletterUrl) {
    await writeToOutbox(config, 'newsletter', body);
    return succeed(null);
  }
  const result = await callService(newsletterUrl, {
    service: 'newsletter',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    timeoutMs: upstreamTimeoutMs,
    maxBytes: 64 * 1024,
  });
  if (!result.ok) return withoutAddress(result.error);
  const { ok, status, body: text } = result.value;
  return ok ? readNewsletterResponse(parseJson(text)) : upstreamFailure('http', String(status));
}
