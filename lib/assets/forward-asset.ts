import { currentRequestId } from '@/lib/observability/request-scope';
import { assetHeaders, isAssetType } from './content-kind';

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
    const answer = await fetch(url, { headers, method: request.method, redirect: 'manual', signal });
    return await toAnswer(answer);
  } catch {
    return limit.signal.aborted ? 'timeout' : 'unreachable';
  } finally {
    clearTimeout(timer);
  }
}

async function toAnswer(answer: Response): Promise<Response | 'missing' | 'not-an-asset'> {
  const type = answer.headers.get('content-type');
  const kept = pick(answer.headers, passedOn);
  if (answer.status === 304) return new Response(null, { status: 304, headers: kept });
  if (!answer.ok || !type || !isAssetType(type)) {
    answer.body?.cancel().catch(() => {});
    return answer.status === 404 ? 'missing' : 'not-an-asset';
  }
  const headers = new Headers([...kept, ...Object.entries(assetHeaders(type))]);
  return new Response(answer.body, { status: answer.status, headers });
}
