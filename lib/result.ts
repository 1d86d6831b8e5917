import type { UpstreamError } from './upstream-error';

/** A value or an error. Functions with this result do not throw that error. */
export type Result<Value, Failure = UpstreamError> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

export const succeed = <Value>(value: Value) => ({ ok: true, value }) as const;

export const failWith = <Failure>(error: Failure) => ({ ok: false, error }) as const;
