import { currentRequestId } from '@/lib/observability/tracing';
import { assetHeaders, assetTypeOf } from './content-kind';

/** Headers of an AEM asset that a browser needs. The site drops all others, such as cookies. */
const forwardedHeaders = [
  'accept-ranges',
  'cache-control',
  'content-length',
  'content-range',
  'etag',
  'last-modified',
];
const forwardedRequestHeaders = ['if-modified-since', 'if-none-match', 'range'];

function pick(headers: Headers, names: readonly string[]): [string, string][] {
  return names.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
}

export type AssetOrigin = {
  readonly origin: string;
  readonly authorization: string | null;
  readonly timeoutMs: number;
};

/**
 * Streams a file from AEM, or returns why it cannot. A login page in place of a picture is `not-an-asset`.
 */
export async function forwardAsset(
  segments: readonly string[],
  request: Request,
  { origin, authorization, timeoutMs }: AssetOrigin,
): Promise<Response | 'missing' | 'not-an-asset' | 'timeout' | 'unreachable'> {
  const url = `${origin}/content/dam/${segments.map(encodeURIComponent).join('/')}`;
  // Applies until the headers arrive, because a film may play for longer than any time limit.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  const headers = new Headers(pick(request.headers, forwardedRequestHeaders));
  // A compressed body would not match the forwarded length and ranges.
  headers.set('accept-encoding', 'identity');
  const requestId = currentRequestId();
  if (requestId) headers.set('x-request-id', requestId);
  if (authorization) headers.set('authorization', authorization);
  try {
    const signal = AbortSignal.any([limit.signal, request.signal]);
    const response = await fetch(url, { headers, method: request.method, redirect: 'manual', signal });
    return await toResponse(response);
  } catch {
    return limit.signal.aborted ? 'timeout' : 'unreachable';
  } finally {
    clearTimeout(timer);
  }
}

async function toResponse(response: Response): Promise<Response | 'missing' | 'not-an-asset'> {
  const type = assetTypeOf(response.headers.get('content-type'));
  const passed = pick(response.headers, forwardedHeaders);
  if (response.status === 304) return new Response(null, { status: 304, headers: passed });
  if (!response.ok || !type) {
    response.body?.cancel().catch(() => {});
    return response.status === 404 ? 'missing' : 'not-an-asset';
  }
  const headers = new Headers([...passed, ...Object.entries(assetHeaders(type))]);
  return new Response(response.body, { status: response.status, headers });
}
