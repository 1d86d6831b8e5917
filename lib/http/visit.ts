import type { Config } from '@/lib/config';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import type { Refusal } from './error-answer';

/** One request on its way through a route. */
export type Visit = {
  readonly request: Request;
  readonly route: string;
  readonly config: Config;
  /** The site the visitor is on: its language is that of the answer's words. */
  readonly locale: LocaleDefinition;
  /** Address of the client, for the rate limit and the reviews service; never for the log. */
  readonly address: string;
  /** The body as text, once a step has read it. */
  body: string;
  /** What the route shall check: the parsed body or the query, once a step has made it. */
  input: unknown;
};

/** One named check of a request. It refuses, or leaves what it found in the visit. */
export type Step = (visit: Visit) => Refusal | null | Promise<Refusal | null>;
