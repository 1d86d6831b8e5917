import 'server-only';
import type { Config } from '@/lib/config';
import { callService } from '@/lib/http/call';
import { failed, failedCall, type Sent } from '@/lib/http/service-failure';
import { keepLocally } from '@/lib/sink';
import { type BotCheckAnswer, formProcessorBody } from './form-processor';
import type { ContactSubmission } from './schema';

/**
 * Sends a contact submission, once, to the form processor (spec section 7.3), whose status is all that counts.
 * Without one, `local` keeps the submission on disk and any other environment refuses it (contract section 3).
 */
export async function sendContact(
  submission: ContactSubmission,
  botCheck: BotCheckAnswer,
  config: Pick<Config, 'appEnv' | 'forms' | 'upstreamTimeoutMs'>,
): Promise<Sent> {
  const { appEnv, forms, upstreamTimeoutMs } = config;
  if (!forms && appEnv !== 'local') return failed('not-configured', 'no form processor');
  if (!forms) {
    await keepLocally(config, 'contact', submission);
    return { ok: true };
  }
  const result = await callService(forms.url, {
    service: 'forms',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(formProcessorBody(submission, forms.bucket, appEnv, botCheck)),
    timeoutMs: upstreamTimeoutMs,
    reads: 'none',
  });
  if (!result.ok) return failedCall(result.failure);
  const { ok, status } = result.answer;
  return ok ? { ok: true } : failed('http', String(status));
}
