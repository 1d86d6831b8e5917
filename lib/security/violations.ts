const directives = [
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
] as const;

/** One violation of the policy (API-10), without what could name a visitor. */
export type Violation = {
  readonly directive: (typeof directives)[number] | 'other';
  readonly disposition: 'enforce' | 'report';
  /** A keyword of the browser, such as `inline`, or the host of what was blocked. */
  readonly blocked: string;
  /** Path of the page. The log must not hold it, because a visitor may have made it up. */
  readonly path: string;
};

/** Most reports of one request that are read. */
const maxReports = 20;

const keywords: ReadonlySet<string> = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'trusted-types-policy',
  'trusted-types-sink',
  'self',
  'data',
  'blob',
]);

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns the host alone: paths and queries can hold what a visitor typed. */
function blockedBy(value: string): string {
  if (keywords.has(value)) return value;
  if (!URL.canParse(value)) return 'other';
  const { protocol, hostname } = new URL(value);
  if (/-extension:$/.test(protocol)) return 'extension';
  if (protocol === 'data:' || protocol === 'blob:') return protocol.slice(0, -1);
  return /^(?:https?|wss?):$/.test(protocol) ? hostname.slice(0, 100) : 'other';
}

type Report = { directive: unknown; disposition: unknown; blocked: unknown; page: unknown };

function violationOf({ directive, disposition, blocked, page }: Report): Violation {
  // Older browsers report the whole directive with its sources.
  const [name = ''] = text(directive).split(' ', 1);
  return {
    directive: directives.find((each) => each === name) ?? 'other',
    disposition: disposition === 'report' ? 'report' : 'enforce',
    blocked: blockedBy(text(blocked)),
    path: URL.canParse(text(page)) ? new URL(text(page)).pathname : '/',
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a body of `application/reports+json`, a list, of which only violations of a policy count. */
function fromReports(list: readonly unknown[]): readonly Violation[] | null {
  const isReport = (each: unknown) => isObject(each) && typeof each.type === 'string' && isObject(each.body);
  if (!list.every(isReport)) return null;
  return (list as readonly { readonly type: string; readonly body: Record<string, unknown> }[])
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, maxReports)
    .map(({ body: { effectiveDirective, disposition, blockedURL, documentURL } }) =>
      violationOf({ directive: effectiveDirective, disposition, blocked: blockedURL, page: documentURL }),
    );
}

/** Parses the body of a violation report in either of its forms; null when it is neither. */
export function parseViolations(body: unknown): readonly Violation[] | null {
  if (Array.isArray(body)) return fromReports(body);
  const report = isObject(body) ? body['csp-report'] : undefined;
  if (!isObject(report)) return null;
  const directive = report['effective-directive'] ?? report['violated-directive'];
  const { disposition, 'blocked-uri': blocked, 'document-uri': page } = report;
  return [violationOf({ directive, disposition, blocked, page })];
}
