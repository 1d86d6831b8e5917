import { brand } from '@/lib/brand';
import type { Config } from '@/lib/config';
import type { ContentType } from './content-types';
import type { Result } from './result';
import { getJson } from './transport';

type Upstream = Exclude<Config['content'], { kind: 'sample' }>;

/** Below it AEM, and the site's own forwarder, answer persisted queries (contract section 4). */
export const persistedQueryPath = `/graphql/execute.json/${brand.slug}/`;

/**
 * A persisted query with its variable, in AEM's own form: the whole suffix is encoded.
 * @throws {RangeError} for a value that cannot travel in the suffix.
 */
export function persistedQueryUrl(origin: string, type: ContentType, folderPath: string): string {
  if (/[;=]/.test(folderPath)) throw new RangeError(`Not a query variable: ${JSON.stringify(folderPath)}`);
  return `${origin}${persistedQueryPath}${type}${encodeURIComponent(`;folderPath=${folderPath}`)}`;
}

/** The address and headers of one content call (contract section 4). */
export function contentRequest(source: Upstream, type: ContentType, folderPath: string) {
  if (source.kind === 'api') {
    return { url: `${source.baseUrl}/${type}?folderPath=${encodeURIComponent(folderPath)}`, headers: {} };
  }
  const authorization: Record<string, string> = source.authorization
    ? { authorization: source.authorization }
    : {};
  return { url: persistedQueryUrl(source.origin, type, folderPath), headers: authorization };
}

/**
 * The answer to one content call, from the backend the configuration names.
 *
 * The embedded sample answers when no backend is configured, per type as in spec section 7.1, product lines each
 * with their own sample. With a backend configured it is never asked: sample content that stands in for a backend
 * that fails would pass as content.
 */
export async function fetchAnswer(
  { content, upstreamTimeoutMs }: Pick<Config, 'content' | 'upstreamTimeoutMs'>,
  type: ContentType,
  folderPath: string,
): Promise<Result<unknown>> {
  if (content.kind === 'sample') {
    const { sampleAnswer } = await import('@/mocks/content');
    return { ok: true, value: sampleAnswer(type, folderPath) };
  }
  const { url, headers } = contentRequest(content, type, folderPath);
  return getJson(url, { timeoutMs: upstreamTimeoutMs, headers });
}
