import { parseAssetPath } from '@/lib/assets/asset-path';
import { assetTypeOf } from '@/lib/assets/content-kind';
import { forwardAsset } from '@/lib/assets/forward-asset';
import { sampleFileOf, serveFile } from '@/lib/assets/sample-file';
import type { ContentBackend } from '@/lib/config/parse';

/** A response with the file, or the reason why there is none. */
export type Fetched = Response | 'missing' | 'not-an-asset' | 'timeout' | 'unreachable';

async function fetchFromService(request: Request): Promise<Fetched> {
  try {
    const response = await fetch(request, { redirect: 'manual' });
    if (response.ok && assetTypeOf(response.headers.get('content-type'))) return response;
    await response.body?.cancel();
    if (response.status === 404 || response.status === 410) return 'missing';
    return response.status >= 500 ? 'unreachable' : 'not-an-asset';
  } catch {
    return request.signal.aborted ? 'timeout' : 'unreachable';
  }
}

type Limits = {
  readonly timeoutMs: number;
  /** Also aborts reading the body. */
  readonly signal: AbortSignal;
};

/** Fetches the original of a file from the site's source. `url` comes from `ContentSource.assetUrl`. */
export async function fetchFile(
  content: ContentBackend,
  url: string,
  { timeoutMs, signal }: Limits,
): Promise<Fetched> {
  const request = new Request(new URL(url, 'http://site'), { signal });
  if (content.kind === 'api') return fetchFromService(request);
  const segments = parseAssetPath(url);
  if (!segments) return 'missing';
  if (content.kind === 'aem') {
    const response = await forwardAsset(segments, request, { ...content, timeoutMs });
    return response === 'unreachable' && signal.aborted ? 'timeout' : response;
  }
  const file = sampleFileOf(segments);
  return (file && (await serveFile(file, request))) || 'missing';
}
