import type { Config } from '@/lib/config';
import { analyticsInit, scriptSources } from './content-security-policy';

type Allowed = { readonly sources: readonly string[]; readonly texts: readonly string[] };
type Rule = (text: string) => string | null;
type Rules = { readonly createHTML: Rule; readonly createScript: Rule; readonly createScriptURL: Rule };
type Factory = { createPolicy(name: string, rules: Rules): unknown };

/**
 * Runs in `<head>` before any other script. Self-contained, because its source text is what the browser gets. The
 * default policy is asked about every string that a script writes to where it could run; what it does not know is a
 * violation. Sanitized HTML has a policy of its own (`trusted-html.ts`).
 */
function definePolicy({ sources, texts }: Allowed, factory: Factory | undefined, base: string): void {
  const known: Rule = (text) => (texts.includes(text) ? text : null);
  const createScriptURL: Rule = (address) => {
    const { href, origin } = new URL(address, base);
    const isOwn = origin === new URL(base).origin;
    // A source with a folder allows what is below it, another one itself with any query.
    const isKnown = sources.some((source) =>
      source.endsWith('/') ? href.startsWith(source) : href.split('?', 1)[0] === source,
    );
    return isOwn || isKnown ? address : null;
  };
  factory?.createPolicy('default', { createHTML: known, createScript: known, createScriptURL });
}

/** Returns the text of the inline script that defines what Trusted Types let through by default. */
export function trustedTypesScript(config: Config): string {
  const ids = Object.values(config.measurementIds).filter((id) => id !== null);
  // The first is React's way to make a script that does not run when it comes into the page.
  const texts = ['<script></script>', ...ids.map(analyticsInit)];
  const data = JSON.stringify({ sources: scriptSources(config), texts } satisfies Allowed);
  return `(${definePolicy.toString()})(${data.replaceAll('<', '\\u003c')},self.trustedTypes,location.href)`;
}
