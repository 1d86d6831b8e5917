import { callService, parseJson } from '@/lib/http/call';
import { fail, type Result } from './result';

export type GetOptions = {
  readonly timeoutMs: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Largest body that is read. */
  readonly maxBytes?: number;
};

/** Room for ten thousand products with all their words; what is larger is no list of content. */
const contentBytes = 64 * 1024 * 1024;

/** One GET for JSON (contract section 4), with failures in the words of spec section 7.1. It never throws. */
export async function getJson(url: string, options: GetOptions): Promise<Result<unknown>> {
  const failed = `API request to ${url} failed:`;
  const result = await callService(url, { maxBytes: contentBytes, ...options, service: 'content' });
  if (!result.ok) {
    const { kind, message } = result.failure;
    return fail(kind === 'too-large' ? 'shape' : kind, `${failed} ${message}`);
  }
  const { ok, status, statusText, contentType, body } = result.answer;
  if (!ok) return fail('http', `${failed} ${status} ${statusText}`);
  const value = parseJson(body);
  if (value !== undefined) return { ok: true, value };
  return fail('not-json', `${failed} the answer is not JSON (${contentType ?? 'no content type'})`);
}
