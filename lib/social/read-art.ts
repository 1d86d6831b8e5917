import 'server-only';
import { readFile } from 'node:fs/promises';
import { parseAssetPath } from '@/lib/assets/asset-path';
import { sampleFileOf } from '@/lib/assets/sample-file';
import type { Config } from '@/lib/config';
import { assetUrl } from '@/lib/content/assets';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { readBytes } from '@/lib/services';

/** Maximum size of a pack shot in bytes. */
const maxBytes = 12 * 1024 * 1024;

/** Width in pixels requested of the assets service. The picture shows about 440. */
const width = 1024;

/** Only the service renders widths at its own URLs. Those of the site are URLs of its image optimizer. */
const rendersWidths = (content: Config['content']) =>
  content.kind === 'api' && content.renditions === 'service';

async function fetchArt(url: string, authorization: string | null, timeoutMs: number) {
  const response = await fetch(url, {
    headers: authorization ? { authorization } : {},
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.ok) return readBytes(response, maxBytes);
  response.body?.cancel().catch(() => {});
  return null;
}

/**
 * Reads the bytes of an asset from the content backend; null if it does not exist or does not arrive in time.
 */
export async function readArt(
  asset: string | null,
  locale: LocaleDefinition,
  { content, upstreamTimeoutMs }: Pick<Config, 'content' | 'upstreamTimeoutMs'>,
): Promise<Uint8Array | null> {
  const url = assetUrl(asset, rendersWidths(content) ? { locale, width } : { locale });
  if (url === null) return null;
  try {
    if (content.kind === 'api') return await fetchArt(url, null, upstreamTimeoutMs);
    if (content.kind === 'aem')
      return await fetchArt(content.origin + url, content.authorization, upstreamTimeoutMs);
    const file = sampleFileOf(parseAssetPath(url) ?? []);
    return file === null ? null : await readFile(file);
  } catch {
    return null;
  }
}
