import { type UpstreamError, upstreamCode } from '@/lib/result';

/** Error messages for visitors, by field. */
export type Fields = Readonly<Record<string, string>>;

/** Error of invalid fields. */
export type InvalidFields = {
  readonly fields: Fields;
  /** Summary that replaces the general one. */
  readonly message?: string;
};

/** An error in the form that all of the site's routes use (API-01). */
export type ApiError = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fields?: Fields;
  /** Status and text of the response of the service behind a route, for visitors. */
  readonly upstreamStatus?: string | undefined;
  readonly details?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Returns the response to a rejected or failed request (API-01). */
export function errorResponse({ status, headers, ...error }: ApiError): Response {
  return Response.json({ error }, { status, headers: { ...headers, 'cache-control': 'no-store' } });
}

/** Returns the error of a failed service (API-03): 503 not configured, 504 timed out, 502 anything else. */
export function serviceError({ kind }: UpstreamError, message: string): ApiError {
  const code = upstreamCode(kind);
  if (kind === 'not-configured') return { status: 503, code, message };
  return { status: kind === 'timeout' ? 504 : 502, code, message };
}
