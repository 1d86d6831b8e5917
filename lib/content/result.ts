import type { ContentFailure } from './types';

/** A value, or what went wrong instead. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: ContentFailure };

export function fail(kind: ContentFailure['kind'], message: string): Result<never> {
  return { ok: false, failure: { kind, message } };
}
