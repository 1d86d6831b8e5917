type Policy = { createHTML(html: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

const factory = (globalThis as { readonly trustedTypes?: Factory }).trustedTypes;

/** Accepts any HTML. Only this module can use the policy. */
const policy = factory?.createPolicy('sanitized', { createHTML: (html) => html });

/** Returns sanitized HTML as the type that browsers with Trusted Types accept. */
export function trustedHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}
