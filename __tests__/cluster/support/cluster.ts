import { type Backends, startBackends } from '@/mocks/server';
import { startNginx } from '../../../test-support/nginx';
import { freePort, runSite, type Site } from '../../../test-support/run-site';
import { createRedisServer } from './redis';

export type Replica = { readonly port: number; site: Site };

/** The webhook's secret. */
export const secret = 'again';

type Options = {
  /** Three by default. */
  readonly replicaCount?: number;
  /** Four by default, so that pages are revalidated constantly. */
  readonly revalidateSeconds?: number;
};

/**
 * Replicas of the built server behind nginx, with Redis and the fake services: the setup of `deploy/compose.yaml`
 * as processes on loopback. When one fails to start, those before it are stopped again.
 */
export async function startCluster(options: Options = {}) {
  const running: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of running.reverse()) await end();
  };
  try {
    return { ...(await startParts(running, options)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The fake services on one port, which can be stopped and started again. */
async function createBackends() {
  const port = await freePort();
  let backends: Backends | null = await startBackends({ port });
  return {
    url: backends.url,
    aem() {
      if (!backends) throw new Error('The content backend is down');
      return backends.services.aem;
    },
    /** Starts them again, with the initial content, unless they run. */
    async start() {
      backends ??= await startBackends({ port });
    },
    async stop() {
      await backends?.close();
      backends = null;
    },
  };
}

async function startParts(
  running: (() => Promise<unknown>)[],
  { replicaCount = 3, revalidateSeconds = 4 }: Options,
) {
  const redis = await createRedisServer();
  running.push(redis.stop);
  await redis.start();

  const backends = await createBackends();
  running.push(backends.stop);

  const environment = {
    AEM_URL: backends.url,
    NEWSLETTER_API_URL: `${backends.url}/newsletter/opt-in`,
    REDIS_URL: redis.url,
    REVALIDATE_SECRET: secret,
    TRUST_PROXY: 'true',
    CONTENT_REVALIDATE_SECONDS: String(revalidateSeconds),
  };
  const start = (port: number) => runSite({ ...environment, PORT: String(port) });
  const replicas: Replica[] = [];
  running.push(() => Promise.all(replicas.map(({ site }) => site.stop())));
  for (let number = 0; number < replicaCount; number += 1) {
    const port = await freePort();
    replicas.push({ port, site: await start(port) });
  }
  const releases: Site[] = [];
  running.push(() => Promise.all(releases.map((site) => site.stop())));

  const proxy = await startNginx(replicas.map(({ port }) => port));
  running.push(proxy.stop);

  const restart = async (replica: Replica) => {
    replica.site = await start(replica.port);
  };
  return {
    redis,
    backends,
    replicas,
    port: proxy.port,
    restart,
    /** Starts a process beside the replicas, without the proxy. */
    async startRelease(more: Record<string, string>) {
      const site = await runSite({ ...environment, ...more });
      releases.push(site);
      return site;
    },
    /** Restarts the parts that a test stopped, and stops those that it started. */
    async restore() {
      await Promise.all(releases.splice(0).map((site) => site.stop()));
      await redis.start();
      await backends.start();
      backends.aem().reset();
      for (const replica of replicas) if (!replica.site.isRunning()) await restart(replica);
    },
  };
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
