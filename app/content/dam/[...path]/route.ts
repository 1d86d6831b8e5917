import { parseAssetPath } from '@/lib/assets/asset-path';
import { forwardAsset } from '@/lib/assets/forward-asset';
import { sampleFileOf, serveFile } from '@/lib/assets/sample-file';
import { type Config, getConfig } from '@/lib/config';
import { forwarderError, notFoundResponse } from '@/lib/content/aem/forwarder-errors';

async function serveSample(segments: readonly string[], request: Request): Promise<Response> {
  const file = sampleFileOf(segments);
  return (file && (await serveFile(file, request))) || notFoundResponse();
}

/** Returns the origin of forwarded assets: AEM in `local`, elsewhere that of originals to render; null for none. */
function assetOrigin({ content }: Config): { origin: string; authorization: string | null } | null {
  if (content.kind === 'aem') return content;
  const isRendered = content.kind === 'api' && content.renditions === 'site';
  return isRendered ? { origin: content.assetsUrl, authorization: null } : null;
}

/**
 * Serves assets for local development from AEM or the sample content (CONT-09). Elsewhere it serves originals for the
 * image optimizer if the site renders pictures itself (ASSET-03).
 */
export async function GET(request: Request): Promise<Response> {
  const config = getConfig();
  const segments = parseAssetPath(new URL(request.url).pathname);
  if (!segments) return notFoundResponse();
  if (config.content.kind === 'sample') return serveSample(segments, request);
  const origin = assetOrigin(config);
  if (!origin) return notFoundResponse();
  const timeoutMs = config.upstreamTimeoutMs;
  const response = await forwardAsset(segments, request, { ...origin, timeoutMs });
  if (response instanceof Response) return response;
  if (response === 'missing') return notFoundResponse();
  if (response === 'timeout')
    return forwarderError(504, 'upstream-timeout', 'The assets service did not respond in time.');
  return forwarderError(502, `upstream-${response}`, 'There was no asset in the response.');
}
