import path from 'node:path';
import { getConfig } from '@/lib/config';
import { checkConfigAtStart } from '@/lib/config/check-at-start';
import { isDevelopment } from '@/lib/config/is-development';
import { flushPublications } from '@/lib/content/default-publication-queue';
import { guardListeningServers } from '@/lib/http/gate/guard-listening-servers';
import { stopOnSignal } from '@/lib/http/graceful-stop';
import { installRequestHooks } from '@/lib/http/request-hook';
import { requestHooks } from '@/lib/http/request-hooks';
import { readDraftId } from '@/lib/next-internals/draft-id';
import { startMetrics } from '@/lib/observability/metrics';
import { startConfiguredTraces } from '@/lib/observability/start-configured-traces';
import { shareThroughRedis } from '@/lib/redis/share';
import { publishPolicy } from '@/lib/security/publish-policy';

/** Prepares the process for its first request. `instrumentation.ts` calls it once, never during the build. */
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
