import path from 'node:path';
import { getConfig } from '@/lib/config';
import { checkConfigAtStart } from '@/lib/config/check-at-start';
import { isDevelopment } from '@/lib/config/is-development';
import { flushPublications } from '@/lib/content/publications';
import { readDraftId } from '@/lib/next-internals/draft-id';
import { startMetrics } from '@/lib/observability/metrics';
import { startConfiguredTraces } from '@/lib/observability/start-configured-traces';
import { shareThroughRedis } from '@/lib/redis/share';
import { installRequestHooks } from '@/lib/request-hook';
import { publishPolicy } from '@/lib/security/publish-policy';
import { stopOnSignal } from './graceful-stop';
import { guardListeningServers } from './guard-server';
import { requestHooks } from './request-hooks';

/**
 * Prepares the process for its first request. `instrumentation.ts` calls it once, never during the build.
 *
 * This folder holds what surrounds Next in the process:
 *
 * - `request-hooks.ts` lists what runs when a request arrives
 * - `guard-server.ts` is the gate between the hooks and Next: it checks the head (`check-head.ts`), drops internal
 *   headers, bounds the body, sets deadlines and limits renders and encodes of pictures
 * - `warm-up.ts` renders a page before `/api/ready` reports success
 * - `graceful-stop.ts` finishes requests in flight at SIGTERM
 */
export async function startServer(): Promise<void> {
  checkConfigAtStart();
  const config = getConfig();
  const isDev = isDevelopment();
  await shareThroughRedis(config, !isDev);
  // `next dev` bypasses the page cache, which would remove the script marker.
  if (!isDev) publishPolicy();
  startMetrics();
  const traces = await startConfiguredTraces(config);
  const draftId = readDraftId(
    path.join(/* turbopackIgnore: true */ process.cwd(), isDev ? '.next/dev' : '.next'),
  );
  installRequestHooks(requestHooks({ config, isDev, draftId, traceRequest: traces?.traceRequest }));
  guardListeningServers(config, isDev);
  if (!isDev)
    stopOnSignal(async () => {
      await Promise.all([flushPublications(), traces?.shutdown()]);
    });
}
