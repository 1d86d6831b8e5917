/**
 * Kinds of failed upstream requests. They are label values of metrics (`docs/operations.md`) and parts of API error
 * codes (API-03).
 *
 * - `not-configured`: the environment names no such service
 * - `network`, `timeout`: no response
 * - `too-large`: a response above the size limit
 * - `http`: another status than 2xx
 * - `not-json`, `graphql`, `shape`: a content response without JSON, with errors instead of data, or against its schema
 * - `unreadable`: a response of another service that is not JSON or fails its schema
 * - `rejected`: the service reports that it rejected the request
 */
export type UpstreamErrorKind =
  | 'not-configured'
  | 'network'
  | 'timeout'
  | 'too-large'
  | 'http'
  | 'not-json'
  | 'graphql'
  | 'shape'
  | 'unreadable'
  | 'rejected';

export type UpstreamError = {
  readonly kind: UpstreamErrorKind;
  /** For logs only, because it may contain internal URLs; never contains keys or visitors' input. */
  readonly message: string;
};

/** Returns a failed result. */
export const upstreamFailure = <Kind extends UpstreamErrorKind>(kind: Kind, message: string) =>
  ({ ok: false, error: { kind, message } }) as const;

/** Returns the error code of a failed service (API-03). */
export const upstreamCode = (kind: UpstreamErrorKind) =>
  kind === 'not-configured' ? kind : (`upstream-${kind}` as const);

/** A value or an error. Functions with this result do not throw that error. */
export type Result<Value, Failure = UpstreamError> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

export const succeed = <Value>(value: Value) => ({ ok: true, value }) as const;

export const failWith = <Failure>(error: Failure) => ({ ok: false, error }) as const;
