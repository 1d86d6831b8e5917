import { getConfig } from '@/lib/config';
import { fetchResponse } from '@/lib/content/aem/aem-source';
import { forwarderError, notFoundResponse, upstreamErrorResponse } from '@/lib/content/aem/forwarder-errors';
import { parsePersistedQuery } from '@/lib/content/aem/persisted-query';
import { logger } from '@/lib/observability/logger';

/** Forwards AEM's persisted queries for local development and adds the credentials (CONT-09). */
export async function GET(request: Request): Promise<Response> {
  const config = getConfig();
  if (config.appEnv !== 'local') return notFoundResponse();
  const query = parsePersistedQuery(new URL(request.url));
  if (!query)
    return forwarderError(404, 'unknown-query', 'No such persisted query, or not a folder of its content.');
  const response = await fetchResponse(config, query.type, query.folderPath);
  if (response.ok) return Response.json(response.value, { headers: { 'cache-control': 'no-store' } });
  logger.warn({ ...query, failure: response.error }, 'persisted query failed');
  return upstreamErrorResponse(response.error);
}
