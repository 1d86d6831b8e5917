import type { Config } from '@/lib/config';
import { analyticsInit, scriptSources } from './content-security-policy';

type Allowed = { readonly sources: readonly string[]; readonly texts: readonly string[] };
type Rule = (text: string) => string | null;
type Rules = { readonly createHTML: Rule; readonly createScript: Rule; readonly createScriptURL: Rule };
type Factory = { createPolicy(name: string, rules: Rules): unknown };

/**
 * Runs in `<head>` before any other script. Self-contained, because its source text is inlined. Browsers call
 * the default policy with every string that a script writes to a place where it could run. Unknown strings
 * are violations. `trusted-html.ts` has a separate policy for sanitized HTML.
 */
function definePolicy({ sources, texts }: Allowed, factory: Factory | undefined, base: string): void {
  const known: Rule = (text) => (texts.includes(text) ? text : null);
  const createScriptURL: Rule = (address) => {
    const { href, origin } = new URL(address, base);
    const isOwn = origin === new URL(base).origin;
    // A source with a folder allows everything below it; any other allows itself with any query.
    const isKnown = sources.some((source) =>
      source.endsWith('/') ? href.startsWith(source) : href.split('?', 1)[0] === source,
    );
    return isOwn || isKnown ? address : null;
  };
  factory?.createPolicy('default', { createHTML: known, createScript: known, createScriptURL });
}

/** Returns the inline script that defines the default policy of Trusted Types. */
export function trustedTypesScript(config: Config): string {
  const ids = Object.values(config.measurementIds).filter((id) => id !== null);
  // React creates scripts that must not run with the first text.
  const texts = ['<script></script>', ...ids.map(analyticsInit)];
  const data = JSON.stringify({ sources: scriptSources(config), texts } satisfies Allowed);
  return `(${definePolicy.toString()})(${data.replaceAll('<', '\\u003c')},self.trustedTypes,location.href)`;
}
