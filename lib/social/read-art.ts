import 'server-only';
import { readFile } from 'node:fs/promises';
import { assetUrl } from '@/lib/assets';
import { parseAssetPath } from '@/lib/assets/asset-path';
import { sampleFileOf } from '@/lib/assets/sample-file';
import type { Config } from '@/lib/config';
import { readBytes } from '@/lib/http/read-text';
import type { LocaleDefinition } from '@/lib/locales/definitions';

/** Larger than any pack shot. */
const mostBytes = 12 * 1024 * 1024;

/** Pixels that the assets service is asked for; the picture shows some 440 of them. */
const width = 1024;

async function fetchArt(url: string, authorization: string | null, timeoutMs: number) {
  const response = await fetch(url, {
    headers: authorization ? { authorization } : {},
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.ok) return readBytes(response, mostBytes);
  response.body?.cancel().catch(() => {});
  return null;
}

/** Reads the bytes of an asset where content comes from; null when that has none or does not give it in time. */
export async function readArt(
  asset: string | null,
  locale: LocaleDefinition,
  { content, upstreamTimeoutMs }: Pick<Config, 'content' | 'upstreamTimeoutMs'>,
): Promise<Uint8Array | null> {
  const url = assetUrl(asset, { locale, width });
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
