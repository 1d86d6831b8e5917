import type { ServerResponse } from 'node:http';

/**
 * Replaces what a response ends with by what `transform` returns. Next sends a page that it has as one text with
 * `end(html)`, which its compression has wrapped before or wraps later, see `requestHooks`.
 */
export function transformEnd(response: ServerResponse, transform: (body: unknown) => unknown): void {
  const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
  response.end = (body?: unknown, ...rest: unknown[]) => end(transform(body), ...rest);
}

/** Calls `run` with the value each time a header, named in lower case, is about to be set or appended. */
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
