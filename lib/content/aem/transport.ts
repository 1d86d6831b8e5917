import { callService } from '@/lib/services';
import { fail, type Result } from '../result';
import { parseAllButItems } from './item-lists';

export type GetOptions = {
  readonly timeoutMs: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Maximum size of a body after decompression. */
  readonly maxBytes: number;
};

/**
 * Requests JSON and returns typed failures (CONT-03). The items of a list remain bytes, see
 * `parseAllButItems`. Never throws.
 */
export async function getJson(url: string, options: GetOptions): Promise<Result<unknown>> {
  const failed = `API request to ${url} failed:`;
  const result = await callService(url, { ...options, service: 'content', asBytes: true });
  if (!result.ok) {
    const { kind, message } = result.error;
    return fail(kind === 'too-large' ? 'shape' : kind, `${failed} ${message}`);
  }
  const { ok, status, statusText, contentType, bytes = new Uint8Array() } = result.value;
  if (!ok) return fail('http', `${failed} ${status} ${statusText}`);
  const parsed = await parseAllButItems(bytes);
  if (parsed.ok) return parsed;
  const { kind, message } = parsed.error;
  return fail(kind, `${failed} ${message} (${contentType ?? 'no content type'})`);
}
