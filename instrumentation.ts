import type { Instrumentation } from 'next';

/** What fails while a page is made. Next prints it too, in its own words. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { framesOf } = await import('@/lib/observability/frames-of');
    const { logger } = await import('@/lib/observability/logger');
    logger.error({ route: routePath, frames: framesOf(error) }, 'page failed');
  }
};

/** Runs once when the server starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { checkConfigAtStart } = await import('@/lib/config/check-at-start');
    checkConfigAtStart();
    const { getConfig } = await import('@/lib/config');
    const { shareThroughRedis } = await import('@/lib/redis/share');
    shareThroughRedis(getConfig(), process.env.NODE_ENV === 'production');
    const { publishPolicy } = await import('@/lib/security/publish-policy');
    publishPolicy();
    const { watchRequestIds } = await import('@/lib/http/watch-request-ids');
    watchRequestIds();
    const { sendKeptPages } = await import('@/lib/http/send-kept-pages');
    sendKeptPages();
    const { watchConnections } = await import('@/lib/http/watch-connections');
    if (!getConfig().trustProxy) watchConnections();
    const { startMetrics } = await import('@/lib/observability/metrics');
    startMetrics();
    const { watchRequests } = await import('@/lib/observability/metrics-requests');
    watchRequests(getConfig());
    const { startTracesIfAsked } = await import('@/lib/observability/start-traces-if-asked');
    const sendLastTraces = await startTracesIfAsked(getConfig());
    const { stopGracefully } = await import('@/lib/http/graceful-stop');
    // `next dev` ends its own processes.
    if (process.env.NODE_ENV === 'production') stopGracefully(sendLastTraces);
  }
}
