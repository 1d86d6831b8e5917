import { readBuildId } from '@/lib/next-internals/build-id';
import { splitPayload } from '@/lib/next-internals/payload-tags';
import { parseTarget } from '@/lib/request-target';

let knownFolder: string | null = null;

/** Returns the folder of this build's payloads. A payload starts the chunks of its build. */
function folderOfBuild(): string {
  knownFolder ??= `/_next/payload/${readBuildId() ?? 'none'}/`;
  return knownFolder;
}

/**
 * Returns a page whose payload has an address of its own, that payload, and the scripts that it replaces; null for a page
 * without payload. The address consists of the page's weak entity tag and of the visitor's path, which `lateScript`
 * appends, so that every replica can respond to it (docs/adr/0022).
 */
export function delayPayload(html: string, etag: string) {
  const name = /^W\/"([\w-]{22})"$/.exec(etag)?.[1];
  const split = name && splitPayload(html);
  if (!split) return null;
  const script = `<script data-payload="${folderOfBuild()}${name}" async fetchpriority="high"></script>`;
  return { ...split, html: split.html.replace('</body>', `${script}</body>`) };
}

/** The first segment of a page: a proxy's rules for other folders, such as `/api/`, hold for these addresses too. */
const pageStart = /^(?:\/(?!(?:api|aem-api|_next|content|locales)(?:\/|$))[\w-]+(?:\/[^/]+)*)?$/;

/** Returns entity tag and page of the address of a payload of this build; null for any other. */
export function parsePayloadTarget(target: string): { readonly etag: string; readonly page: string } | null {
  const folder = folderOfBuild();
  const parsed = target.startsWith(folder) ? parseTarget(target) : null;
  if (!parsed?.pathname.startsWith(folder)) return null;
  const [, name] = /^([\w-]{22})(?=\/|$)/.exec(parsed.pathname.slice(folder.length)) ?? [];
  if (name === undefined) return null;
  const start = folder.length + name.length;
  // Names of partners may have any character, so Next gets the page as the browser has encoded it.
  if (!pageStart.test(parsed.decoded.slice(start))) return null;
  return { etag: `W/"${name}"`, page: parsed.pathname.slice(start) || '/' };
}
