import { parseTarget } from '@/lib/http/gate/request-target';
import { readBuildId } from '@/lib/next-internals/build-id';
import { splitPayload } from '@/lib/next-internals/payload-tags';

let knownFolder: string | null = null;

/** Returns the folder of this build's payloads. A payload starts the chunks of its build. */
function folderOfBuild(): string {
  knownFolder ??= `/_next/payload/${readBuildId() ?? 'none'}/`;
  return knownFolder;
}

/**
 * Returns a page whose payload has an address of its own, and that payload; null for a page without payload. The
 * address consists of the page's weak entity tag and of the visitor's path, which `lateScript` appends, so that every
 * replica can answer it (docs/adr/0022).
 */
export function delayPayload(html: string, etag: string) {
  const name = /^W\/"([\w-]{22})"$/.exec(etag)?.[1];
  const split = name && splitPayload(html);
  if (!split) return null;
  const script = `<script data-payload="${folderOfBuild()}${name}" async fetchpriority="high"></script>`;
  return { html: split.html.replace('</body>', `${script}</body>`), script: split.script };
}

/** Letters of slugs only: a proxy's rules for other paths, such as `/api/metrics`, hold for these addresses too. */
const ending = /^([\w-]{22})((?:\/(?!(?:api|aem-api|_next|content|locales)(?:\/|$))[\w-]+)*)$/;

/** Returns entity tag and page of the address of a payload of this build; null for any other. */
export function parsePayloadTarget(target: string): { readonly etag: string; readonly page: string } | null {
  const folder = folderOfBuild();
  const path = target.startsWith(folder) ? parseTarget(target)?.decoded : null;
  if (!path?.startsWith(folder)) return null;
  const [, name, page] = ending.exec(path.slice(folder.length)) ?? [];
  return name === undefined ? null : { etag: `W/"${name}"`, page: page || '/' };
}
