import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { brand } from '@/lib/brand';

/** A request of a visitor, and the expected content of the response. */
export type ExpectedPage = {
  readonly host: string;
  readonly path: string;
  readonly status: number;
  readonly shows: string;
};

export type HttpResponse = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

type Options = {
  readonly agent?: Agent;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** True to discard the body unread. */
  readonly discardsBody?: boolean;
};

/** Sends one GET to loopback with a Host header, on a connection of its own unless `agent` says otherwise. */
export function get(port: number, path: string, host: string, options: Options = {}): Promise<HttpResponse> {
  const { agent = false, headers, discardsBody } = options;
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, agent, headers: { ...headers, host } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => discardsBody || parts.push(part));
        response.on('error', () => reject(new Error('cut off')));
        response.on('end', () => {
          const body = Buffer.concat(parts).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        });
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

export const addresses: readonly ExpectedPage[] = [
  { host: 'localhost', path: '/', status: 200, shows: brand.name },
  { host: 'localhost', path: '/sports-drink', status: 200, shows: 'Punch' },
  { host: 'localhost', path: '/sports-drink/fruit-punch', status: 200, shows: 'Punch' },
  { host: 'localhost', path: '/zero-sugar', status: 200, shows: 'Zero' },
  { host: 'localhost', path: '/faq', status: 200, shows: 'lang="en-US"' },
  { host: 'localhost', path: '/partners', status: 200, shows: 'lang="en-US"' },
  { host: 'localhost', path: '/unknown', status: 404, shows: 'lang="en-US"' },
  { host: 'ca.localhost', path: '/', status: 200, shows: 'lang="en-CA"' },
  { host: 'ca.localhost', path: '/sports-drink', status: 200, shows: 'lang="en-CA"' },
  { host: 'fr.ca.localhost', path: '/', status: 200, shows: 'lang="fr-CA"' },
  { host: 'fr.ca.localhost', path: '/sports-drink', status: 200, shows: 'lang="fr-CA"' },
  { host: 'localhost', path: '/api/reviews/summary?productId=2133', status: 200, shows: '"average"' },
];
