import { act } from '@testing-library/react';

type FakeResponse = { readonly status?: number; readonly body?: unknown };

type FakeCall = {
  /** Path and query. */
  readonly url: string;
  readonly signal: AbortSignal;
  readonly respond: (response: FakeResponse) => Promise<void>;
};

/** Replaces `fetch` before each test of a file. Returns the requests, to which the test responds. */
export function fakeFetch(): readonly FakeCall[] {
  const calls: FakeCall[] = [];
  beforeEach(() => {
    calls.length = 0;
    globalThis.fetch = jest.fn<Promise<Response>, Parameters<typeof fetch>>(
      (url, init) =>
        new Promise((resolve, reject) => {
          const signal = init?.signal as AbortSignal;
          signal.addEventListener('abort', () => reject(new Error('aborted')));
          calls.push({
            url: String(url),
            signal,
            respond: ({ status = 200, body }) =>
              act(async () =>
                resolve({ ok: status < 300, status, json: async () => body } as unknown as Response),
              ),
          });
        }),
    );
  });
  return calls;
}

export const queryOf = ({ url }: Pick<FakeCall, 'url'>) =>
  Object.fromEntries(new URLSearchParams(url.split('?')[1]));
