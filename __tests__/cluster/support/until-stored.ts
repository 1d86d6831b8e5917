import { until } from '../../../test-support/until';
import type { HttpResponse } from '../../../test-support/visits';

/** Returns whether the proxy has a copy, perhaps one that is no longer fresh. */
const isStored = ({ headers }: HttpResponse) =>
  !['MISS', 'BYPASS', undefined].includes(headers['x-cache'] as string | undefined);

/** Repeats a request until the proxy has a copy, which it stores just after its response. Returns the last response. */
export async function untilStored(send: () => Promise<HttpResponse>): Promise<HttpResponse> {
  let response: HttpResponse | undefined;
  await until('the proxy stores the response', async () => {
    response = await send();
    return isStored(response);
  });
  return response as HttpResponse;
}
