type Headers = { get(name: string): string | null };

/**
 * Returns the requested host: the `Host` header, or with `TRUST_PROXY` the right-most `X-Forwarded-Host`,
 * which is the one the operator's own proxy added (LOC-04).
 */
export function requestHost(headers: Headers, { trustProxy }: { readonly trustProxy: boolean }): string {
  const forwarded = trustProxy ? headers.get('x-forwarded-host')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || headers.get('host') || '';
}
