import { type Backends, startBackends } from '@/mocks/server';
import { startNginx } from '../../../test-support/nginx';
import { freePort, runSite, type Site } from '../../../test-support/run-site';
import { createRedisServer } from './redis';

export type Replica = { readonly port: number; site: Site };

/** The webhook's secret. */
export const secret = 'again';

const replicaCount = 3;

/**
 * Three replicas of the built server behind nginx, with Redis and the fake services: the setup of `deploy/compose.yaml`
 * as processes on loopback. When one fails to start, those before it are stopped again.
 */
export async function startCluster() {
  const running: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of running.reverse()) await end();
  };
  try {
    return { ...(await startParts(running)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(running: (() => Promise<unknown>)[]) {
  const redis = createRedisServer(await freePort());
  running.push(redis.stop);
  await redis.start();

  const contentPort = await freePort();
  let backends: Backends = await startBackends({ port: contentPort });
  running.push(() => backends.close());

  const environment = {
    AEM_URL: backends.url,
    NEWSLETTER_API_URL: `${backends.url}/newsletter/opt-in`,
    REDIS_URL: redis.url,
    REVALIDATE_SECRET: secret,
    TRUST_PROXY: 'true',
    // Short, so that pages are revalidated all the time.
    CONTENT_REVALIDATE_SECONDS: '4',
    UPSTREAM_TIMEOUT_MS: '2000',
  };
  const start = (port: number, more: Record<string, string> = {}) =>
    runSite({ ...environment, ...more, PORT: String(port) });
  const replicas: Replica[] = [];
  running.push(() => Promise.all(replicas.map(({ site }) => site.stop())));
  for (let number = 0; number < replicaCount; number += 1) {
    const port = await freePort();
    replicas.push({ port, site: await start(port) });
  }

  const proxy = await startNginx(replicas.map(({ port }) => port));
  running.push(proxy.stop);

  return {
    redis,
    replicas,
    port: proxy.port,
    start,
    aem: () => backends.services.aem,
    stopBackends: () => backends.close(),
    startBackends: async () => {
      backends = await startBackends({ port: contentPort });
    },
    async restart(replica: Replica) {
      replica.site = await start(replica.port);
    },
  };
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
