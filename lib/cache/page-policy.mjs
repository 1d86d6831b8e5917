import { createHash } from 'node:crypto';

/** Inline scripts that run; those with a `src` are allowed by their host, data blocks such as JSON-LD do not run. */
const inlineScripts = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The Content-Security-Policy of a page: the site's policy with the hashes of the page's own inline scripts (design
 * decision 8). Undefined when no policy is published, as in the tests of the cache.
 * @param {string} html
 * @returns {string | undefined}
 */
export function pagePolicy(html) {
  /** @type {unknown} */
  const policy = Reflect.get(globalThis, Symbol.for('solstride.policy'));
  if (typeof policy !== 'string') return undefined;
  const hashes = new Set(
    [...html.matchAll(inlineScripts)].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ),
  );
  return policy.replace("'hashes'", [...hashes].join(' '));
}
