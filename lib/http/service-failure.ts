import type { CallFailure } from './call';
import type { Refusal } from './error-answer';

/** What went wrong with a service behind one of the site's routes. */
export type ServiceFailure = {
  readonly kind: 'not-configured' | 'network' | 'timeout' | 'http' | 'unreadable' | 'refused';
  /** For the log: it holds nothing a visitor typed and no key. */
  readonly reason: string;
};

export type Sent = { readonly ok: true } | { readonly ok: false; readonly failure: ServiceFailure };

export function failed(kind: ServiceFailure['kind'], reason: string) {
  return { ok: false, failure: { kind, reason } } as const;
}

/** A call without an answer. Its own message names internal addresses; the kind is enough. */
export function failedCall({ kind }: CallFailure) {
  return kind === 'too-large' ? failed('unreadable', kind) : failed(kind, kind);
}

/** The status of contract section 6: 503 not configured, 504 timed out, 502 anything else. */
export function serviceRefusal({ kind }: ServiceFailure, message: string): Refusal {
  if (kind === 'not-configured') return { status: 503, code: 'not-configured', message };
  return { status: kind === 'timeout' ? 504 : 502, code: `upstream-${kind}`, message };
}
