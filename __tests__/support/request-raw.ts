import { type IncomingHttpHeaders, request } from 'node:http';

export type RawResponse = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As received, compressed or not. */
  readonly body: Buffer;
};

type Headers = Readonly<Record<string, string>>;

/** Sends a request without decompressing the response, unlike `fetch`. */
export function requestRaw(url: string, headers: Headers = {}, method = 'GET'): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
