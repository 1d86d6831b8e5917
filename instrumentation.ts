import type { Instrumentation } from 'next';

/** Logs a page that failed, without the error's message. Next prints the error too. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { stackFrames } = await import('@/lib/observability/stack-frames');
    const { logger } = await import('@/lib/observability/logger');
    logger.error({ route: routePath, frames: stackFrames(error) }, 'page failed');
  }
};

/** Runs once when the server starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startServer } = await import('@/lib/server');
    await startServer();
  }
}
