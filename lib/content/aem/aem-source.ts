import { assetUrlFor, imageSourceFor } from '@/lib/assets/asset-url';
import { brand } from '@/lib/brand';
import type { Config, ContentBackend } from '@/lib/config';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { type Result, upstreamFailure } from '@/lib/result';
import { callService, parseJson } from '@/lib/services';
import type { ContentError, ContentSource, SourceItems } from '../content-source';
import type { ContentType } from '../content-types';
import type { ContentItems } from '../types';
import { folderPath, publicationsAt } from './names';
import { parseItems } from './schemas/parse-items';

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

/** Fetches AEM's response, or an equivalent one, for a folder or a fragment. */
type FetchResponse = (type: ContentType, path: string) => Promise<Result<unknown>>;

/**
 * Creates a content source for AEM's structure: folders of fragments, and files below `/content/dam/`
 * (CONT-11).
 */
export function createAemSource(fetchResponse: FetchResponse, backend: ContentBackend): ContentSource {
  async function read<Type extends ContentType>(
    type: Type,
    locale: LocaleDefinition,
    ...slugs: readonly string[]
  ): Promise<Result<SourceItems<ContentItems[Type]>, ContentError>> {
    const response = await fetchResponse(type, folderPath(locale, type, ...slugs));
    if (!response.ok) return response;
    const parsed = await parseItems(response.value, type, locale);
    return parsed.ok ? { ok: true, value: { ...parsed.value, document: response.value } } : parsed;
  }
  return {
    isEmbedded: backend.kind === 'sample',
    list: (type, locale, group) => read(type, locale, ...(group === undefined ? [] : [group])),
    item: read,
    addressOf: (type, locale, ...slugs) => folderPath(locale, type, ...slugs),
    publicationsAt,
    editing: async () => {
      const { blockEditing, itemEditing, listEditing } = await import('./editing');
      return { item: itemEditing, block: blockEditing, list: listEditing };
    },
    parse: async (document, type, locale) => {
      const parsed = await parseItems(document, type, locale);
      return parsed.ok ? parsed.value.items : null;
    },
    assetUrl: (asset, assetOptions) => assetUrlFor(backend, asset, assetOptions),
    imageSource: (asset, assetOptions) => imageSourceFor(backend, asset, assetOptions),
  };
}
