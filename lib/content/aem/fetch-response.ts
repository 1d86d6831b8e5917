import { brand } from '@/lib/brand';
import type { Config } from '@/lib/config';
import type { ContentType } from '../content-types';
import type { Result } from '../result';
import { sampleResponse } from './sample-response';
import { getJson } from './transport';

type Upstream = Exclude<Config['content'], { kind: 'sample' }>;

/** Path of persisted queries in AEM and in the site's own forwarder (CONT-02). */
export const persistedQueryPath = `/graphql/execute.json/${brand.slug}/`;

/**
 * A persisted query with its variable, in AEM's own form: the whole suffix is encoded.
 * @throws {RangeError} for a value that cannot travel in the suffix.
 */
export function persistedQueryUrl(origin: string, type: ContentType, folderPath: string): string {
  if (/[;=]/.test(folderPath)) throw new RangeError(`Not a query variable: ${JSON.stringify(folderPath)}`);
  return `${origin}${persistedQueryPath}${type}${encodeURIComponent(`;folderPath=${folderPath}`)}`;
}

/** The address and headers of one content call (CONT-02). */
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

/** Fetches the response to one content call from AEM or the content API in front of it. */
export function fetchFromAem(
  { upstreamTimeoutMs, contentMaxBytes }: Limits,
  upstream: Upstream,
  type: ContentType,
  folderPath: string,
): Promise<Result<unknown>> {
  const { url, headers } = contentRequest(upstream, type, folderPath);
  return getJson(url, { timeoutMs: upstreamTimeoutMs, maxBytes: contentMaxBytes, headers });
}

/**
 * Fetches the response to one content call from the backend that the configuration names.
 *
 * Without a backend the embedded sample takes its place, per type (CONT-02), product lines each with their own sample.
 * With a backend configured it is never read: sample content in place of a failed response would pass as content.
 */
export async function fetchResponse(
  config: Limits & Pick<Config, 'content'>,
  type: ContentType,
  folderPath: string,
): Promise<Result<unknown>> {
  const { content } = config;
  return content.kind === 'sample'
    ? sampleResponse(type, folderPath)
    : fetchFromAem(config, content, type, folderPath);
}
