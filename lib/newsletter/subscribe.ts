import 'server-only';
import type { Config } from '@/lib/config';
import { callService, parseJson } from '@/lib/http/call';
import { failed, failedCall, type Sent } from '@/lib/http/service-failure';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { keepLocally } from '@/lib/sink';
import { readNewsletterAnswer } from './answer';
import type { Subscription } from './schema';

/** The body the personalisation service takes (spec section 7.7, contract section 6). */
export function newsletterBody(
  subscription: Subscription,
  { countryCode, language }: Pick<LocaleDefinition, 'countryCode' | 'language'>,
) {
  const context = { country: countryCode.toUpperCase(), language: language.toUpperCase() };
  return { ...subscription, context };
}

/**
 * Subscribes a visitor, once. Without a service, `local` keeps the subscription on disk and any other environment
 * refuses it (contract section 3).
 */
export async function subscribe(
  subscription: Subscription,
  locale: LocaleDefinition,
  config: Pick<Config, 'appEnv' | 'newsletterUrl' | 'upstreamTimeoutMs'>,
): Promise<Sent> {
  const { appEnv, newsletterUrl, upstreamTimeoutMs } = config;
  const body = newsletterBody(subscription, locale);
  if (!newsletterUrl && appEnv !== 'local') return failed('not-configured', 'no newsletter service');
  if (!newsletterUrl) {
    await keepLocally(config, 'newsletter', body);
    return { ok: true };
  }
  const result = await callService(newsletterUrl, {
    service: 'newsletter',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    timeoutMs: upstreamTimeoutMs,
    maxBytes: 64 * 1024,
  });
  if (!result.ok) return failedCall(result.failure);
  const { ok, status, body: text } = result.answer;
  return ok ? readNewsletterAnswer(parseJson(text)) : failed('http', String(status));
}
