import { getMetrics, type ServiceName } from '@/lib/observability/metrics';
import { currentRequestId, getTracing } from '@/lib/observability/tracing';
import { type Result, succeed, type UpstreamError, upstreamFailure } from '@/lib/result';

/** Discards the body of a response without waiting for it. */
export function discard(response: Response): void {
  response.body?.cancel().catch(() => {});
}

type Message = Pick<Response, 'headers' | 'body'>;

/**
 * Reads the chunks of a body. Returns false for a body larger than `maxBytes`, without reading the rest
 * (OPS-08). Counts the bytes after decompression; announced sizes can only reject earlier.
 */
async function readChunks(
  { headers, body }: Message,
  maxBytes: number,
  take: (chunk: Uint8Array) => void,
): Promise<boolean> {
  const isAnnouncedTooLarge = Number(headers.get('content-length') ?? 0) > maxBytes;
  if (isAnnouncedTooLarge) {
    body?.cancel().catch(() => {});
    return false;
  }
  let received = 0;
  const reader = body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    received += value.byteLength;
    if (received > maxBytes) {
      reader.cancel().catch(() => {});
      return false;
    }
    take(value);
  }
  return true;
}

/**
 * Reads a body as text; null if it is larger than `maxBytes`.
 * @throws {TypeError} with `fatal`, for bytes that are not UTF-8
 */
export async function readText(
  message: Message,
  maxBytes: number,
  { fatal = false } = {},
): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal });
  let text = '';
  const isWhole = await readChunks(message, maxBytes, (chunk) => {
    text += decoder.decode(chunk, { stream: true });
  });
  return isWhole ? text + decoder.decode() : null;
}

/** Reads a body as bytes; null if it is larger than `maxBytes`. */
export async function readBytes(message: Message, maxBytes: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  const isWhole = await readChunks(message, maxBytes, (chunk) => chunks.push(chunk));
  if (!isWhole) return null;
  const { buffer, byteOffset, byteLength } = Buffer.concat(chunks);
  return new Uint8Array(buffer, byteOffset, byteLength);
}

export type CallOptions = {
  /** Service name of the metrics. */
  readonly service: ServiceName;
  readonly timeoutMs: number;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Maximum size of the body that is read. */
  readonly maxBytes?: number;
  /** Responses whose body is read; by default those with status 2xx. */
  readonly reads?: 'ok' | 'all' | 'none';
};

/** A response of any status. `body` is empty if it was not read. */
export type ServiceResponse = {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly contentType: string | null;
  readonly body: string;
};

/**
 * An error of kind `network`, `timeout` or `too-large`. A status other than 2xx is a response, not an error.
 */
type CallError = UpstreamError & { readonly kind: 'network' | 'timeout' | 'too-large' };

type CallResult = Result<ServiceResponse, CallError>;

const defaultMaxBytes = 64 * 1024;

type Cause = { readonly name?: unknown; readonly message?: unknown };

/** Returns the cause of an error, because `fetch` rejects with "fetch failed" only. */
function causeOf(error: unknown): Cause {
  const { cause } = Object(error) as { cause?: unknown };
  return Object(cause ?? error) as Cause;
}

/**
 * Returns whether nothing was received. After a malformed response, the request must not be repeated. Its error has no
 * code in every release of Node.
 */
function gotNothing(error: unknown): boolean {
  return causeOf(error).name !== 'HTTPParserError';
}

/**
 * Returns the header with the id of the visitor's request, so that the logs of both sides can be correlated.
 */
function requestIdHeader(): Readonly<Record<string, string>> {
  const id = currentRequestId();
  return id === undefined ? {} : { 'x-request-id': id };
}

/**
 * Sends the request. Sends a GET again if the connection failed before anything was received. Never repeats a
 * POST, which could submit twice (API-03).
 * Passes neither `cache` nor `next`. Next's `fetch` then neither stores the response, which may be a login
 * page, nor makes the static page dynamic. Does not follow redirects, because they lead to a login page.
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

async function readResponse(response: Response, options: CallOptions): Promise<CallResult> {
  const { reads = 'ok', maxBytes = defaultMaxBytes } = options;
  const { ok, status, statusText } = response;
  const head = { ok, status, statusText, contentType: response.headers.get('content-type') };
  if (reads === 'none' || (reads === 'ok' && !ok)) {
    discard(response);
    return succeed({ ...head, body: '' });
  }
  const body = await readText(response, maxBytes);
  if (body === null) return upstreamFailure('too-large', `more than ${maxBytes} bytes`);
  return succeed({ ...head, body });
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Returns the response or an error, within the time limit. */
async function callInTime(url: string, options: CallOptions): Promise<CallResult> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  async function call(): Promise<CallResult> {
    return readResponse(await send(url, options, signal), options);
  }
  try {
    return await Promise.race([call(), rejectOnAbort(signal)]);
  } catch (error) {
    return signal.aborted
      ? upstreamFailure('timeout', `no response within ${options.timeoutMs} ms`)
      : upstreamFailure('network', String(causeOf(error).message ?? error));
  }
}

function outcomeOf(result: CallResult): string {
  if (!result.ok) return result.error.kind;
  return result.value.ok ? 'ok' : 'http';
}

/**
 * Sends a request to a service (API-03). Never throws. The time limit includes the connection, the repeated
 * GET and reading the body.
 *
 * `stale-if-error.ts` keeps values for the time in which a service fails.
 */
export async function callService(url: string, options: CallOptions): Promise<CallResult> {
  const { service, method = 'GET' } = options;
  const startedAt = performance.now();
  const span = getTracing()?.startCall({ service, method, url });
  const result = await callInTime(url, { ...options, headers: { ...options.headers, ...span?.headers } });
  const outcome = outcomeOf(result);
  span?.end(outcome, result.ok ? result.value.status : undefined);
  getMetrics().upstreamCalls.observe({ service, outcome }, (performance.now() - startedAt) / 1000);
  return result;
}

/** Returns the error for a service that did not respond, without internal addresses. */
export function withoutAddress({ kind }: UpstreamError) {
  return kind === 'too-large' ? upstreamFailure('unreadable', kind) : upstreamFailure(kind, kind);
}

/** Parses JSON; returns undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
