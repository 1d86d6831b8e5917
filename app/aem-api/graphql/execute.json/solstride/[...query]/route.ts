import { getConfig } from '@/lib/config';
import { errorAnswer, notFoundAnswer, upstreamErrorAnswer } from '@/lib/content/error-answer';
import { parsePersistedQuery } from '@/lib/content/persisted-query';
import { fetchAnswer } from '@/lib/content/source';
import { logger } from '@/lib/observability/logger';

/** AEM's persisted queries for local development, credentials added here (contract section 4). */
export async function GET(request: Request): Promise<Response> {
  const config = getConfig();
  if (config.appEnv !== 'local') return notFoundAnswer();
  const query = parsePersistedQuery(new URL(request.url));
  if (!query)
    return errorAnswer(404, 'unknown-query', 'No such persisted query, or not a folder of its content.');
  const answer = await fetchAnswer(config, query.type, query.folderPath);
  if (answer.ok) return Response.json(answer.value, { headers: { 'cache-control': 'no-store' } });
  logger.warn({ ...query, failure: answer.failure }, 'persisted query failed');
  return upstreamErrorAnswer(answer.failure);
}
