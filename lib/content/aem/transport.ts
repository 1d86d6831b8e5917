import type { Result } from '@/lib/result';
import { callService, parseJson } from '@/lib/services';
import { upstreamFailure } from '@/lib/upstream-error';

export type GetOptions = {
  readonly timeoutMs: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Maximum size of a body after decompression. */
  readonly maxBytes: number;
};

/** Maximum number of values of a response. `JSON.parse` takes up to 100 bytes of memory for each, however short its text. */
const maxValues = 250_000;

/** Returns whether a text has more values than the limit; counts the characters that begin one, also those in texts. */
function hasTooManyValues(json: string): boolean {
  let count = 0;
  for (let index = 0; index < json.length && count <= maxValues; index += 1) {
    const character = json[index];
    if (character === ',' || character === '[' || character === '{') count += 1;
  }
  return count > maxValues;
}

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
  if (hasTooManyValues(body)) return upstreamFailure('shape', `${failed} more than ${maxValues} values`);
  const value = parseJson(body);
  if (value !== undefined) return { ok: true, value };
  return upstreamFailure(
    'not-json',
    `${failed} the response is not JSON (${contentType ?? 'no content type'})`,
  );
}
