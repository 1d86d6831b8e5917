import { currentRequestId } from '@/lib/observability/request-scope';
import { assetHeaders, assetTypeOf } from './content-kind';

/** The headers of an AEM asset that a browser needs; the rest, cookies first, stays behind. */
const passedOn = [
  'accept-ranges',
  'cache-control',
  'content-length',
  'content-range',
  'etag',
  'last-modified',
];
const askedWith = ['if-modified-since', 'if-none-match', 'range'];

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

/** What AEM gives for a file: streamed, or why not. A login page in place of a picture is `not-an-asset`. */
export async function forwardAsset(
  segments: readonly string[],
  request: Request,
  { origin, authorization, timeoutMs }: AssetOrigin,
): Promise<Response | 'missing' | 'not-an-asset' | 'timeout' | 'unreachable'> {
  const url = `${origin}/content/dam/${segments.map(encodeURIComponent).join('/')}`;
  // Until the headers are here: a film may play for longer than any limit on a call.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  const headers = new Headers(pick(request.headers, askedWith));
  // A compressed body would not fit the length and the ranges that are passed on.
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
  const passed = pick(response.headers, passedOn);
  if (response.status === 304) return new Response(null, { status: 304, headers: passed });
  if (!response.ok || !type) {
    response.body?.cancel().catch(() => {});
    return response.status === 404 ? 'missing' : 'not-an-asset';
  }
  const headers = new Headers([...passed, ...Object.entries(assetHeaders(type))]);
  return new Response(response.body, { status: response.status, headers });
}
