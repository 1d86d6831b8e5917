import { subscribe } from 'node:diagnostics_channel';
import path from 'node:path';
import { getConfig, isDevelopment } from '@/lib/config';
import { checkConfigAtStart } from '@/lib/config/check-at-start';
import { flushPublications } from '@/lib/content/publications';
import { readDraftId } from '@/lib/next-internals/draft-id';
import { startMetrics } from '@/lib/observability/metrics';
import { startConfiguredTraces } from '@/lib/observability/start-configured-traces';
import { processSingleton } from '@/lib/process-singleton.mjs';
import { shareThroughRedis } from '@/lib/redis/share';
import type { Exchange } from '@/lib/request-hook';
import { publishPolicy } from '@/lib/security/publish-policy';
import { stopOnSignal } from './graceful-stop';
import { requestHooks } from './request-hooks';
import { type CreateServer, createSiteServer } from './site-server';
import { warmUpOnceListening } from './warm-up';

export type { CreateServer } from './site-server';

/** `server.mjs` waits for this call, because Next does not wait for `instrumentation.ts`. */
const provideServer = processSingleton<(creation: Promise<CreateServer>) => void>('provide-server');

/**
 * Prepares the process for its first request. `instrumentation.ts` calls it once, never during the build.
 *
 * This folder holds what surrounds Next in the process. `server.mjs` starts it:
 *
 * - `site-server.ts` creates the server and shows the way of a request to Next
 * - `request-hooks.ts` lists what runs when a request arrives
 * - `check-head.ts` rejects what no route takes, `internal-headers.ts` removes headers that control Next
 * - `redirect-missing.ts` replaces a missing page with a redirect from the content
 * - `limit-work.ts` limits renders of unverified pages, and encodes of pictures
 * - `send-rejection.ts` sends error responses without Next
 * - `warm-up.ts` renders a page before `/api/ready` reports success
 * - `graceful-stop.ts` finishes requests in flight at SIGTERM
 */
export async function startServer(): Promise<void> {
  if (isDevelopment()) return startInDevelopment();
  const creation = prepareServer();
  provideServer.get()?.(creation);
  await creation;
}

/** Checks and connects what the site consists of besides Next. */
async function prepare(isDev: boolean) {
  checkConfigAtStart();
  const config = getConfig();
  await shareThroughRedis(config, !isDev);
  // `next dev` bypasses the page cache, which would remove the script marker.
  if (!isDev) publishPolicy();
  startMetrics();
  const traces = await startConfiguredTraces(config);
  const draftId = readDraftId(
    path.join(/* turbopackIgnore: true */ process.cwd(), isDev ? '.next/dev' : '.next'),
  );
  const hooks = requestHooks({ config, isDev, draftId, traceRequest: traces?.traceRequest });
  return { config, hooks, traces };
}

/** Runs the hooks in the server of `next dev`, which has no visitors and needs no limits. */
async function startInDevelopment(): Promise<void> {
  const { hooks } = await prepare(true);
  subscribe('http.server.request.start', (message) => {
    for (const hook of hooks) hook(message as Exchange);
  });
}

async function prepareServer(): Promise<CreateServer> {
  const { config, hooks, traces } = await prepare(false);
  return (next) => {
    const server = createSiteServer(config, hooks, next);
    warmUpOnceListening(server);
    stopOnSignal(server, async () => {
      await Promise.all([flushPublications(), traces?.shutdown()]);
    });
    return server;
  };
}
