import { isIP } from 'node:net';

/** Address of clients without one, which share one limit. */
export const unknownAddress = 'unknown';

/** Returns an address without port, brackets and the IPv4-in-IPv6 prefix. */
function bareAddress(hop: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(hop) ?? [];
  const [, ipv4] = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/i.exec(bracketed ?? hop) ?? [];
  return ipv4 ?? bracketed ?? hop;
}

/**
 * Returns the address of the client: the right-most `X-Forwarded-For` hop, which the operator's proxy added. Without
 * `TRUST_PROXY` that header is the address of the connection, see `setClientAddress`.
 */
export function clientAddress(headers: Pick<Headers, 'get'>): string {
  const hop = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  const address = bareAddress(hop);
  return isIP(address) ? address : unknownAddress;
}

/** Returns the first four groups of an IPv6 address, with `::` expanded. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail?.split(':') ?? [];
  const zeros = Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...new Array<string>(zeros).fill('0'), ...rest];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Returns the key of the rate limit: an IPv4 address, or the /64 network of an IPv6 client. */
export function clientKey(address: string): string {
  return isIP(address) === 6 ? `${networkOf(address)}::/64` : address;
}
