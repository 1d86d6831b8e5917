import 'server-only';
import { isPreview } from '@/lib/preview/is-preview';
import type { ContentResult, Folder } from './content-client';
import type { ContentType } from './content-types';
import { getContentClient } from './default-content-client';
import type { ContentItems } from './types';

/** Reads a folder through the content client; a preview bypasses its store. */
export async function readFolder<Type extends ContentType>(
  folder: Folder<Type>,
): Promise<ContentResult<ContentItems[Type]>> {
  const client = getContentClient();
  return (await isPreview()) ? client.readUncached(folder) : client.read(folder);
}
