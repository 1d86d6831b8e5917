import type { Config } from '@/lib/config';
import { isSecret } from '@/lib/security/is-secret';
import type { ApiError } from './error-response';
import { limitKey, notBlocked, withinRate } from './guards';
import type { Guard, RequestContext } from './request-context';

const last = new Map<string, Promise<unknown>>();

/**
 * Runs functions with the same key one after the other, so that each sees the effects of the previous ones.
 */
export async function runExclusive<Result>(key: string, run: () => Promise<Result>): Promise<Result> {
  const current = (last.get(key) ?? Promise.resolve()).then(run, run);
  last.set(key, current);
  try {
    return await current;
  } finally {
    if (last.get(key) === current) last.delete(key);
  }
}

type SecretRoute = {
  readonly secret: (config: Config) => string | null;
  readonly given: (context: RequestContext) => string;
  /** The error of a route whose secret is not configured. */
  readonly closed: ApiError;
};

const unauthorized: ApiError = {
  status: 401,
  code: 'unauthorized',
  message: 'The secret is missing or wrong.',
  headers: { 'www-authenticate': 'Bearer' },
};

/**
 * Creates the guard that admits only the operator. Failed attempts count against the rate limit of their
 * client address. A client over its limit is rejected before its secret is compared, which limits guessing.
 * Correct attempts are free, so that guessing cannot lock out the operator's programs.
 */
export function operatorOnly({ secret, given, closed }: SecretRoute): Guard {
  return async (context) => {
    const expected = secret(context.config);
    if (!expected) return closed;
    // One at a time, because concurrent guesses would all be compared before the first one is counted.
    return runExclusive(limitKey(context), async () => {
      const limited = await notBlocked(context);
      if (limited) return limited;
      return isSecret(given(context), expected) ? null : ((await withinRate(context)) ?? unauthorized);
    });
  };
}

/** Returns the token of `Authorization: Bearer …`; empty without one. */
export function bearerToken({ request }: RequestContext): string {
  return /^Bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
}
