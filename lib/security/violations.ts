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

/** A violation of the policy (API-10), without personal data. */
export type Violation = {
  readonly directive: (typeof directives)[number] | 'other';
  readonly disposition: 'enforce' | 'report';
  /** A keyword of the browser, such as `inline`, or the blocked host. */
  readonly blocked: string;
  /** Path of the page. Never logged, because a visitor may have typed it. */
  readonly path: string;
};

/** Maximum number of reports per request. */
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

/** Returns only the host, because paths and queries can contain visitors' input. */
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
  // Older browsers report the directive with its sources.
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

/** Parses a body of `application/reports+json`, a list. Ignores reports of other types. */
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

/** Parses the body of a violation report in either form; null for any other body. */
export function parseViolations(body: unknown): readonly Violation[] | null {
  if (Array.isArray(body)) return fromReports(body);
  const report = isObject(body) ? body['csp-report'] : undefined;
  if (!isObject(report)) return null;
  const directive = report['effective-directive'] ?? report['violated-directive'];
  const { disposition, 'blocked-uri': blocked, 'document-uri': page } = report;
  return [violationOf({ directive, disposition, blocked, page })];
}
