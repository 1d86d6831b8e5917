import { type IncomingHttpHeaders, request } from 'node:http';

export type RawAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it came, compressed or not. */
  readonly body: Buffer;
};

type Headers = Readonly<Record<string, string>>;

/** One request whose answer nobody unpacks, unlike those of `fetch`. */
export function askRaw(url: string, headers: Headers = {}, method = 'GET'): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
