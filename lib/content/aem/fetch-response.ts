import { brand } from '@/lib/brand';
import type { Config } from '@/lib/config';
import type { Result } from '@/lib/result';
import type { ContentType } from '../content-types';
import { getJson } from './transport';

type Upstream = Exclude<Config['content'], { kind: 'sample' }>;

/** Path of persisted queries in AEM and in the site's own forwarder (CONT-02). */
export const persistedQueryPath = `/graphql/execute.json/${brand.slug}/`;

/**
 * Returns the URL of a persisted query with its variable in AEM's form: the whole suffix is encoded.
 * @throws {RangeError} for a value that the suffix cannot contain.
 */
export function persistedQueryUrl(origin: string, type: ContentType, folderPath: string): string {
  if (/[;=]/.test(folderPath)) throw new RangeError(`Not a query variable: ${JSON.stringify(folderPath)}`);
  return `${origin}${persistedQueryPath}${type}${encodeURIComponent(`;folderPath=${folderPath}`)}`;
}

/** Returns the URL and headers of a content request (CONT-02). */
export function contentRequest(upstream: Upstream, type: ContentType, folderPath: string) {
  if (upstream.kind === 'api') {
    return { url: `${upstream.baseUrl}/${type}?folderPath=${encodeURIComponent(folderPath)}`, headers: {} };
  }
  const authorization: Record<string, string> = upstream.authorization
    ? { authorization: upstream.authorization }
    : {};
  return { url: persistedQueryUrl(upstream.origin, type, folderPath), headers: authorization };
}

type Limits = Pick<Config, 'upstreamTimeoutMs' | 'contentMaxBytes'>;

/**
 * Fetches the response to a content request from AEM, or from the content API in front of it.
 * Without a backend, returns the embedded sample by type, and by category for products (CONT-02). With a
 * backend, never returns the sample, because a visitor could not tell it from real content.
 */
export async function fetchResponse(
  { content, upstreamTimeoutMs, contentMaxBytes }: Limits & Pick<Config, 'content'>,
  type: ContentType,
  folderPath: string,
): Promise<Result<unknown>> {
  if (content.kind === 'sample') {
    const { sampleResponse } = await import('@/sample/content');
    return { ok: true, value: sampleResponse(type, folderPath) };
  }
  const { url, headers } = contentRequest(content, type, folderPath);
  return getJson(url, { timeoutMs: upstreamTimeoutMs, maxBytes: contentMaxBytes, headers });
}
