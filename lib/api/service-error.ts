import type { UpstreamError, UpstreamErrorKind } from '@/lib/upstream-error';
import type { ApiError } from './error-response';

/** Returns the error code of a failed service (API-03). */
export const upstreamCode = (kind: UpstreamErrorKind) =>
  kind === 'not-configured' ? kind : (`upstream-${kind}` as const);

/** Returns the error of a failed service (API-03): 503 not configured, 504 timed out, 502 anything else. */
export function serviceError({ kind }: UpstreamError, message: string): ApiError {
  const code = upstreamCode(kind);
  if (kind === 'not-configured') return { status: 503, code, message };
  return { status: kind === 'timeout' ? 504 : 502, code, message };
}
