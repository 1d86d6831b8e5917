import type { ServerResponse } from 'node:http';

/**
 * Transforms the last chunk of a response. Next sends a stored page with one `end(html)`. Its compression has
 * wrapped that method before or wraps it later, see `requestHooks`.
 */
export function transformEnd(response: ServerResponse, transform: (body: unknown) => unknown): void {
  const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
  response.end = (body?: unknown, ...rest: unknown[]) => end(transform(body), ...rest);
}

/**
 * Waits for `transform` before a response ends, and ends it with the result. Next does not wait for the end of a whole
 * page. A transformation that fails changes nothing.
 */
export function delayEnd(response: ServerResponse, transform: (body: unknown) => Promise<unknown>): void {
  const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
  response.end = (body?: unknown, ...rest: unknown[]) => {
    void transform(body).then(
      (transformed) => end(transformed, ...rest),
      () => end(body, ...rest),
    );
    return response;
  };
}

/** Calls `run` with the value each time a header, in lower case, is about to be set or appended. */
export function beforeHeader(
  response: ServerResponse,
  method: 'setHeader' | 'appendHeader',
  header: string,
  run: (value: string) => void,
): void {
  const original: ServerResponse['setHeader'] = response[method].bind(response) as never;
  response[method] = (name: string, value: number | string | readonly string[]) => {
    if (name.toLowerCase() === header) run(String(value));
    return original(name, value);
  };
}
