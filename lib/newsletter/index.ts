import 'server-only';
import { z } from 'zod';
import { brand } from '@/lib/brand';
import type { Config } from '@/lib/config';
import { writeToOutbox } from '@/lib/dev-outbox';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { type Result, succeed, upstreamFailure } from '@/lib/result';
import { callService, parseJson, withoutAddress } from '@/lib/services';
import { bounded, maxLengths, serviceText } from '@/lib/text/bounded';
import type { Subscription } from './schema';

/** What the request for consent names, as Canada's anti-spam law demands: who asks, and where to write. */
export type NewsletterSender = {
  readonly brand: string;
  readonly company: string;
  readonly address: string;
};

/** Returns the sender of the newsletter, with the country in the language of the tag. */
export function newsletterSender(tag: string): NewsletterSender {
  const { address, country } = brand.contact;
  const countryName = new Intl.DisplayNames(tag, { type: 'region' }).of(country);
  return { brand: brand.name, company: brand.legalName, address: [...address, countryName].join(', ') };
}

/** The response of the personalization service (NEWS-03). */
const responseSchema = z.object({
  success: z.boolean(),
  failures: z.array(z.unknown()).nullish(),
  results: z.record(z.string(), z.unknown()).nullish(),
});

const texts = ['error', 'message', 'reason', 'code'] as const;

/** Maximum nesting that is read. A deeper response would overflow the stack. */
const maxDepth = 4;

/** Returns the texts of a failure, which is a text or an object with texts. */
function textsOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return value ? [bounded(value, maxLengths.reason)] : [];
  if (typeof value !== 'object' || value === null || depth > maxDepth) return [];
  const entries = value as Partial<Record<string, unknown>>;
  return texts.flatMap((name) => textsOf(entries[name], depth + 1)).slice(0, 1);
}

/** "Already subscribed" as services express it: `ALREADY_SUBSCRIBED`, "is already on the list". */
const already = /(?:^|[^a-z])already(?:[^a-z]|$)/i;

/**
 * Interprets the response of the service (NEWS-03). `success: false` or any failure is a failure; the first
 * per-field error is the reason. "Already subscribed" is a success, because the visitor has what they want.
 */
export function readNewsletterResponse(response: unknown): Result<null> {
  const parsed = responseSchema.safeParse(response);
  if (!parsed.success) return upstreamFailure('unreadable', 'an unexpected response');
  const { success, failures, results } = parsed.data;
  if (success && !failures?.length) return succeed(null);
  const reasons = [...Object.values(results ?? {}), ...(failures ?? [])].flatMap(textsOf);
  if (reasons.length > 0 && reasons.every((reason) => already.test(reason))) return succeed(null);
  return upstreamFailure('rejected', serviceText(reasons[0] ?? 'Subscription failed'));
}

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
