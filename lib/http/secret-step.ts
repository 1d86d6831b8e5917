import type { Config } from '@/lib/config';
import type { Refusal } from './error-answer';
import { isSecret } from './is-secret';
import { withinRate } from './steps';
import type { Step, Visit } from './visit';

type Door = {
  readonly secret: (config: Config) => string | null;
  readonly given: (visit: Visit) => string;
  /** The answer of a route whose secret is not configured. */
  readonly closed: Refusal;
};

const unauthorized: Refusal = {
  status: 401,
  code: 'unauthorized',
  message: 'The secret is missing or wrong.',
  headers: { 'www-authenticate': 'Bearer' },
};

/**
 * Lets the operator in, and nobody else (contract section 6). Failed attempts alone count against the rate limit,
 * so nobody who guesses can lock the operator's programs out.
 */
export function operatorOnly({ secret, given, closed }: Door): Step {
  return async (visit) => {
    const expected = secret(visit.config);
    if (!expected) return closed;
    return isSecret(given(visit), expected) ? null : ((await withinRate(visit)) ?? unauthorized);
  };
}

/** The token of `Authorization: Bearer …`; empty without one. */
export function bearerToken({ request }: Visit): string {
  return /^Bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
}
