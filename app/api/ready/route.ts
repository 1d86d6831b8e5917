import { rejectMethods } from '@/lib/api/reject-method';
import { getConfig } from '@/lib/config';
import { upstreamState } from '@/lib/observability/metrics';
import { getRedis } from '@/lib/redis/connection';
import { isStopping } from '@/lib/server/graceful-stop';
import { warmUp } from '@/lib/server/warm-up';

export const { DELETE, PATCH, POST, PUT } = rejectMethods('GET');

/** `sample`: no service is configured; the embedded sample content replaces it. */
type PartState = 'ok' | 'degraded' | 'sample';

/**
 * Reports whether the process may receive traffic (API-04), the first time after a warm-up. A failed service only
 * degrades the state: this replica serves stale pages like any other one, so it must stay in rotation.
 */
export async function GET(): Promise<Response> {
  await warmUp();
  const { content, reviews } = getConfig();
  const parts: Record<string, PartState> = {
    content: content.kind === 'sample' ? 'sample' : upstreamState('content'),
    reviews: reviews ? upstreamState('reviews') : 'sample',
    cache: (getRedis()?.isUp() ?? true) ? 'ok' : 'degraded',
  };
  const stopping = isStopping();
  return Response.json(
    { status: stopping ? 'stopping' : 'ready', ...parts },
    { status: stopping ? 503 : 200, headers: { 'cache-control': 'no-store' } },
  );
}
