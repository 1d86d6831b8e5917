import { getMetrics, type ServiceName } from '@/lib/observability/metrics';
import { currentRequestId } from '@/lib/observability/request-scope';
import { getTracing } from '@/lib/observability/tracing';
import { letGo, readText } from './read-text';

export type CallOptions = {
  /** Under which name the call is measured. */
  readonly service: ServiceName;
  readonly timeoutMs: number;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Largest body that is read. */
  readonly maxBytes?: number;
  /** Which answers are read at all; by default the good ones. */
  readonly reads?: 'ok' | 'all' | 'none';
};

/** An answer, whatever its status. `body` is empty when it was not read. */
export type Answer = {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly contentType: string | null;
  readonly body: string;
};

/** Why there is no answer. `message` may name internal addresses: it is for the log. */
export type CallFailure = {
  readonly kind: 'network' | 'timeout' | 'too-large';
  readonly message: string;
};

export type CallResult =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly failure: CallFailure };

const defaultMaxBytes = 5 * 1024 * 1024;

type Cause = { readonly code?: unknown; readonly message?: unknown };

/** `fetch` rejects with "fetch failed"; what happened is its cause. */
function causeOf(error: unknown): Cause {
  const { cause } = Object(error) as { cause?: unknown };
  return Object(cause ?? error) as Cause;
}

/** A malformed answer is an answer: asking again would be a second request for the same thing. */
function gotNothing(error: unknown): boolean {
  return !String(causeOf(error).code).startsWith('HPE_');
}

/** The id of the visitor's request goes along, so that both sides' logs can be read together. */
function requestIdHeader(): Readonly<Record<string, string>> {
  const id = currentRequestId();
  return id === undefined ? {} : { 'x-request-id': id };
}

/**
 * Sends the request; a GET a second time when the connection failed before anything was received. A POST is never
 * sent twice: it could be a second message (contract section 6).
 *
 * It passes neither `cache` nor `next`: then Next's own `fetch` neither keeps the answer, which may be a login
 * page, nor makes the static page that asked dynamic. A redirect is an answer here: it leads to a login page.
 */
async function send(url: string, { method = 'GET', headers, body }: CallOptions, signal: AbortSignal) {
  const request = {
    method,
    headers: { accept: 'application/json', ...requestIdHeader(), ...headers },
    redirect: 'manual',
    signal,
    ...(body === undefined ? {} : { body }),
  } as const;
  try {
    return await fetch(url, request);
  } catch (error) {
    if (method !== 'GET' || signal.aborted || !gotNothing(error)) throw error;
    return fetch(url, request);
  }
}

async function readAnswer(response: Response, options: CallOptions): Promise<CallResult> {
  const { reads = 'ok', maxBytes = defaultMaxBytes } = options;
  const { ok, status, statusText } = response;
  const head = { ok, status, statusText, contentType: response.headers.get('content-type') };
  if (reads === 'none' || (reads === 'ok' && !ok)) {
    letGo(response);
    return { ok: true, answer: { ...head, body: '' } };
  }
  const body = await readText(response, maxBytes);
  if (body === null)
    return { ok: false, failure: { kind: 'too-large', message: `more than ${maxBytes} bytes` } };
  return { ok: true, answer: { ...head, body } };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** The answer, or why there is none, within the time limit. */
async function callInTime(url: string, options: CallOptions): Promise<CallResult> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  async function call(): Promise<CallResult> {
    return readAnswer(await send(url, options, signal), options);
  }
  try {
    return await Promise.race([call(), rejectOnAbort(signal)]);
  } catch (error) {
    const failure: CallFailure = signal.aborted
      ? { kind: 'timeout', message: `no answer within ${options.timeoutMs} ms` }
      : { kind: 'network', message: String(causeOf(error).message ?? error) };
    return { ok: false, failure };
  }
}

function outcomeOf(result: CallResult): string {
  if (!result.ok) return result.failure.kind;
  return result.answer.ok ? 'ok' : 'http';
}

/**
 * One call to a service (contract section 6). It never throws: what went wrong is part of the result.
 * The time limit covers the whole call: connection, second try and reading the body.
 */
export async function callService(url: string, options: CallOptions): Promise<CallResult> {
  const { service, method = 'GET' } = options;
  const startedAt = performance.now();
  const span = getTracing()?.startCall({ service, method, url });
  const result = await callInTime(url, { ...options, headers: { ...options.headers, ...span?.headers } });
  const outcome = outcomeOf(result);
  span?.end(outcome, result.ok ? result.answer.status : undefined);
  getMetrics().upstreamCalls.observe({ service, outcome }, (performance.now() - startedAt) / 1000);
  return result;
}

/** The JSON of a text; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
