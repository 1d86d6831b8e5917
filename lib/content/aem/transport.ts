import type { Result } from '@/lib/result';
import { callService, parseJson } from '@/lib/services';
import { upstreamFailure } from '@/lib/upstream-error';

export type GetOptions = {
  readonly timeoutMs: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Maximum size of a body after decompression. */
  readonly maxBytes: number;
};

/** Requests JSON and returns typed failures (CONT-03). Never throws. */
export async function getJson(url: string, options: GetOptions): Promise<Result<unknown>> {
  const failed = `API request to ${url} failed:`;
  const result = await callService(url, { ...options, service: 'content' });
  if (!result.ok) {
    const { kind, message } = result.error;
    return upstreamFailure(kind === 'too-large' ? 'shape' : kind, `${failed} ${message}`);
  }
  const { ok, status, statusText, contentType, body } = result.value;
  if (!ok) return upstreamFailure('http', `${failed} ${status} ${statusText}`);
  const value = parseJson(body);
  if (value !== undefined) return { ok: true, value };
  return upstreamFailure(
    'not-json',
    `${failed} the response is not JSON (${contentType ?? 'no content type'})`,
  );
}
