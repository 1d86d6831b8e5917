import type { Config } from '@/lib/config';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import type { ApiError } from './error-response';

/** A request and what the guards of its route found. */
export type RequestContext = {
  readonly request: Request;
  readonly route: string;
  readonly config: Config;
  /** The site the visitor is on: its language is that of the response's messages. */
  readonly locale: LocaleDefinition;
  /** Address of the client, for the rate limit and the reviews service; never for the log. */
  readonly address: string;
  /** The body as text, once a guard has read it. */
  body: string;
  /** The parsed body or the query, once a guard has set it. */
  input: unknown;
};

/** One check of a request. It returns the error to respond with, or stores what it found in the context. */
export type Guard = (context: RequestContext) => ApiError | null | Promise<ApiError | null>;
