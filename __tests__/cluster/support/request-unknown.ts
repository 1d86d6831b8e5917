import { Agent } from 'node:http';
import { type UnknownAddress, unknown } from '../../../test-support/unknown-addresses';
import { get } from '../../../test-support/visits';

/** The site renders as many unknown pages at a time. More would wait for a limited time. */
const atOnce = 4;

type Response = UnknownAddress & { readonly status: number; readonly cache: unknown };

/** Requests the unknown addresses of these numbers, or one in `step`. Returns the responses. */
export async function requestUnknown(
  port: number,
  from: number,
  to: number,
  step = 1,
): Promise<readonly Response[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const responses: Response[] = [];
  let next = from;
  const visitor = async () => {
    while (next < to) {
      const address = unknown(next);
      next += step;
      const headers = { 'accept-encoding': 'gzip', ...(address.isFlight && { rsc: '1' }) };
      const options = { agent, headers, discardsBody: true };
      const response = await get(port, address.path, address.host, options);
      responses.push({ ...address, status: response.status, cache: response.headers['x-nextjs-cache'] });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  agent.destroy();
  return responses;
}
