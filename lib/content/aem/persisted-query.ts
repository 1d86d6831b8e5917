import { type ContentType, isContentType } from '../content-types';
import { persistedQueryPath } from './aem-source';
import { isFolderPath } from './names';

export type PersistedQuery = { readonly type: ContentType; readonly folderPath: string };

/** Path of the site's own persisted queries, which exist in local mode only (CONT-09). */
const ownQueryPath = `/aem-api${persistedQueryPath}`;

function decodeOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * Parses a request to the site's own forwarder, with the variable in AEM's suffix form (encoded or not) or as
 * `?folderPath=`. Returns null for anything except a known type and one of its folders. The forwarded request
 * is built from these two values and never from the request's path.
 */
export function parsePersistedQuery(address: URL): PersistedQuery | null {
  if (!address.pathname.startsWith(ownQueryPath)) return null;
  const rest = decodeOnce(address.pathname.slice(ownQueryPath.length));
  const [type, suffix] = rest?.split(/;folderPath=(.*)/s) ?? [];
  const path = suffix ?? address.searchParams.get('folderPath');
  if (!isContentType(type) || !path) return null;
  const folderPath = [path, `${path}/`].find((candidate) => isFolderPath(candidate, type));
  return folderPath ? { type, folderPath } : null;
}
