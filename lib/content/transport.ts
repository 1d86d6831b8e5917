import { letGo, readText } from './read-text';
import { fail, type Result } from './result';

export type GetOptions = {
  readonly timeoutMs: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Largest body that is read; content lists are far below it. */
  readonly maxBytes?: number;
};

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

/**
 * Sends the request, a second time when the connection failed before anything was received (contract section 6).
 *
 * It passes neither `cache` nor `next`: then Next's own `fetch` neither keeps the answer, which may be a login
 * page, nor makes the static page that asked dynamic. A redirect is an answer here: it leads to a login page.
 */
async function send(url: string, headers: Readonly<Record<string, string>>, signal: AbortSignal) {
  const request = {
    headers: { accept: 'application/json', ...headers },
    redirect: 'manual',
    signal,
  } as const;
  try {
    return await fetch(url, request);
  } catch (error) {
    if (signal.aborted || !gotNothing(error)) throw error;
    return fetch(url, request);
  }
}

async function readAnswer(response: Response, url: string, maxBytes: number): Promise<Result<unknown>> {
  if (!response.ok) {
    letGo(response);
    return fail('http', `API request to ${url} failed: ${response.status} ${response.statusText}`);
  }
  const body = await readText(response, maxBytes);
  if (body === null) return fail('shape', `API request to ${url} failed: more than ${maxBytes} bytes`);
  try {
    const value: unknown = JSON.parse(body);
    return { ok: true, value };
  } catch {
    const type = response.headers.get('content-type') ?? 'no content type';
    return fail('not-json', `API request to ${url} failed: the answer is not JSON (${type})`);
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/**
 * One GET for JSON (contract sections 4 and 6). It never throws: what went wrong is part of the result.
 * The time limit covers the whole call: connection, second try and reading the body.
 */
export async function getJson(url: string, options: GetOptions): Promise<Result<unknown>> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  async function call(): Promise<Result<unknown>> {
    const response = await send(url, options.headers ?? {}, signal);
    return readAnswer(response, url, options.maxBytes ?? defaultMaxBytes);
  }
  try {
    return await Promise.race([call(), rejectOnAbort(signal)]);
  } catch (error) {
    return signal.aborted
      ? fail('timeout', `API request to ${url} failed: no answer within ${options.timeoutMs} ms`)
      : fail('network', `API request to ${url} failed: ${String(causeOf(error).message ?? error)}`);
  }
}
