import type { Config } from '@/lib/config';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import type { ApiError } from './error-response';

/** A request and what the guards of its route have read from it. */
export type RequestContext = {
  readonly request: Request;
  readonly route: string;
  readonly config: Config;
  /** Locale of the visitor's site, which determines the language of messages. */
  readonly locale: LocaleDefinition;
  /** Client address for the rate limit and the reviews service; never logged. */
  readonly address: string;
  /** The body as text, set by a guard. */
  body: string;
  /** The parsed body or query, set by a guard. */
  input: unknown;
};

/** Checks a request. Returns the error response, or stores what it has read in the context. */
export type Guard = (context: RequestContext) => ApiError | null | Promise<ApiError | null>;
