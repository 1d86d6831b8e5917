import 'server-only';
import type { Config } from '@/lib/config';
import { writeToOutbox } from '@/lib/dev-outbox';
import { type Result, succeed } from '@/lib/result';
import { callService, withoutAddress } from '@/lib/services';
import { upstreamFailure } from '@/lib/upstream-error';
import { type BotCheckResponse, formProcessorBody } from './form-processor';
import type { ContactSubmission } from './schema';

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
